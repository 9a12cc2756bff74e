import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { supplementGate } from '#src/features/supplement/gate.ts';
import { supplementSchema, toRequest } from '#src/features/supplement/rules.ts';
import { choicesOf } from '#src/features/supplement/read.ts';
import { choiceOf, optionsOf, type TreeChoice } from '#src/features/supplement/tree.ts';
import { blankValues, isBlank, supplementDraft } from '#src/features/supplement/values.ts';
import { entryLabel, type EntryName } from '#src/parts/dictionary/entry.ts';
import { toStoredUser } from '#src/api/session.ts';
import { drifted } from '../../drifted.ts';

const item = (id: unknown, zh: unknown, en: unknown, childrens: unknown = [], itemDesc: unknown = null) =>
  drifted({ id, itemCode: String(id), itemValue: zh, itemValueEn: en, itemDesc, childrens });

const TREE = [
  item('1', '钢铁', 'Steel', [
    item('11', '长流程', 'Integrated route'),
    item('12', '特钢', 'Special steel', [item('121', '模具钢', 'Tool steel')]),
    item('', '没有编号', 'No id'),
  ]),
  item('9', '其他', 'Other', null, 'other'),
];
const choices = choicesOf(TREE);
const labels = (lang: 'zh' | 'en') => (entry: EntryName) => entryLabel(entry, lang, () => undefined);
const choice = (id: string): TreeChoice | undefined => choiceOf(choices, id);

describe('a tree of the dictionary', () => {
  it('offers the ends of its branches, each with its path', () => {
    expect(choices.map(({ id, path, isOther }) => [id, path, isOther])).toEqual([
      ['11', ['1', '11'], false],
      ['121', ['1', '12', '121'], false],
      ['9', ['9'], true],
    ]);
  });
  it('is shown below the names of its first level, in the language of the page', () => {
    expect(optionsOf(choices, labels('en'))).toEqual([
      {
        group: 'Steel',
        items: [
          { value: '11', label: 'Integrated route' },
          { value: '121', label: 'Special steel / Tool steel' },
        ],
      },
      { value: '9', label: 'Other' },
    ]);
    expect(optionsOf(choices, labels('zh'))[1]).toEqual({ value: '9', label: '其他' });
  });
  it('that is missing offers nothing', () => {
    expect(choicesOf(null)).toEqual([]);
  });
});

const complete = { ...blankValues(), userName: ' 临曜电工钢 ', companyType: '1', contacts: '王工' };

function messages(values: object, chosen: { profession?: string; channel?: string } = {}) {
  const schema = supplementSchema({
    profession: choice(chosen.profession ?? ''),
    channel: choice(chosen.channel ?? ''),
  });
  const result = v.safeParse(schema, { ...complete, ...values });
  return result.success
    ? {}
    : Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('what the supplement form asks for (document 1 §5)', () => {
  it('is satisfied by name, type and contact [2§5 supplement]', () => {
    expect(messages({})).toEqual({});
  });
  it.each([
    ['userName', '   ', 'register.valid.companyRequired'],
    ['userName', 'A'.repeat(33), 'profile.valid.nameMax'],
    ['companyType', null, 'profile.valid.companyType'],
    ['contacts', ' ', 'profile.valid.contacts'],
  ])(
    '%s must not be %j [1§5 contacts] [1§5 selects] [1§5 company name] [1§9 company name length] [2§5 supplement]',
    (field, typed, message) => {
      expect(messages({ [field]: typed })).toEqual({ [field]: message });
    },
  );
  it('a name may have 32 characters and blanks around them [2§5 supplement]', () => {
    expect(messages({ userName: ` ${'A'.repeat(32)} ` })).toEqual({});
  });
  it("the other industry must be described when 'other' is chosen, and only then [1§5 other profession]", () => {
    expect(messages({ otherProfession: ' ' }, { profession: '9' })).toEqual({
      otherProfession: 'profile.valid.otherProfession',
    });
    expect(messages({ otherProfession: '再生资源' }, { profession: '9' })).toEqual({});
    expect(messages({ otherProfession: '' }, { profession: '11' })).toEqual({});
  });
  it("the other channel must be described when 'other' is chosen, and only then [1§5 other channel]", () => {
    expect(messages({ otherChannel: '' }, { channel: '9' })).toEqual({
      otherChannel: 'profile.valid.otherChannel',
    });
    expect(messages({ otherChannel: '' }, { channel: '11' })).toEqual({});
  });
});

describe('what is sent', () => {
  it('names first level, choice and path of both trees, trimmed and without empty fields [2§3 supplement]', () => {
    const values = {
      ...complete,
      department: ' 环保部 ',
      otherChannel: ' 论坛 ',
      otherProfession: 'forgotten',
    };
    expect(toRequest(values, { profession: choice('121'), channel: choice('9') })).toEqual({
      userName: '临曜电工钢',
      companyType: '1',
      contacts: '王工',
      department: '环保部',
      iprofessionId: '1',
      professionId: '121',
      productTypeHierarchy: '["1","12","121"]',
      channelId: '9',
      newchannelId: '9',
      otherChannel: '论坛',
    });
  });
  it('is the required fields alone when nothing else was given', () => {
    expect(toRequest(complete, { profession: undefined, channel: undefined })).toEqual({
      userName: '临曜电工钢',
      companyType: '1',
      contacts: '王工',
    });
  });
});

describe('who sees the form [1§2 supplement]', () => {
  const user = (names: object) => toStoredUser({ id: 'u', ...names });
  it('people without any name; visitors log in, the others go home', () => {
    expect(supplementGate(user({}))).toEqual({ kind: 'allow' });
    expect(supplementGate(null)).toEqual({ kind: 'login' });
    expect(supplementGate(user({ companyName: '澜江' }))).toMatchObject({ kind: 'redirect', to: '/' });
  });
});

describe('the draft', () => {
  it('is taken with what makes sense of it', () => {
    expect(supplementDraft.parse({ userName: 'A', companyType: 7, contacts: null })).toEqual({
      ...blankValues(),
      userName: 'A',
    });
    expect(supplementDraft.parse('text')).toBeNull();
  });
  it('is none while everything is empty', () => {
    expect(isBlank({ ...blankValues(), demand: ' ' })).toBe(true);
    expect(isBlank({ ...blankValues(), channelId: '9' })).toBe(false);
  });
});
