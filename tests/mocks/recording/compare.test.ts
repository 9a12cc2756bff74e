import { describe, expect, it } from 'vitest';
import { Bindings } from '#mocks/recording/references.ts';
import { differencesOf, type Terms } from '#mocks/recording/compare.ts';

const SAME: Terms = { sameSeed: true, sameTime: true, isTyped: () => false };
const differences = (expected: unknown, actual: unknown, terms = SAME, bindings = new Bindings()) =>
  differencesOf(expected, actual, bindings, terms);
const places = (...args: Parameters<typeof differences>) => differences(...args).map(({ at }) => at);

describe('two answers', () => {
  it('differ at a pointer, in the order of the recording', () => {
    const [expected, actual] = [
      { a: 1, b: [1, { 'c/d~': 2 }] },
      { b: [1, { 'c/d~': 3 }], a: 2 },
    ];
    expect(places(expected, actual)).toEqual(['/answer/a', '/answer/b/1/c~1d~0']);
  });
  it('differ where one has something that the other has not', () => {
    expect(differences({ list: [1, 2], x: null }, { list: [1], y: 0 })).toEqual([
      { at: '/answer/list/1', expected: 2 },
      { at: '/answer/x', expected: null },
      { at: '/answer/y', actual: 0 },
    ]);
    expect(places({ list: [] }, { list: [1] })).toEqual(['/answer/list/0']);
  });
  it('are not the same with another type: null is not absent, "1" not 1, a list no object', () => {
    expect(places({ a: null, b: 1, c: [] }, { a: undefined, b: '1', c: {} })).toHaveLength(3);
  });
});

describe('a reference', () => {
  it('is the same thing everywhere, also inside texts and as a piece of an address', () => {
    const bindings = new Bindings();
    const expected = {
      id: '{{id.file.1}}',
      url: '/n/{{id.file.1}}/{{id.file.2}}?a',
      text: 'File {{id.file.2}} (x.y)',
    };
    const actual = { id: 'a-9', url: '/n/a-9/b-7?a', text: 'File b-7 (x.y)' };
    expect(differences(expected, actual, SAME, bindings)).toEqual([]);
    expect(differences('{{id.file.2}}', 'a-9', SAME, bindings)).toEqual([
      { at: '/answer', expected: 'b-7', actual: 'a-9' },
    ]);
  });
  it('never means two things, and two never mean one', () => {
    expect(places(['{{id.a.1}}', '{{id.a.1}}'], ['x', 'y'])).toEqual(['/answer/1']);
    expect(places(['{{id.a.1}}', '{{id.a.2}}'], ['x', 'x'])).toEqual(['/answer/1']);
  });
  it('is no pattern: what stands around it counts letter by letter', () => {
    expect(places('a.b {{id.a.1}}', 'aXb x')).toEqual(['/answer']);
    expect(places('{{"{{"}}id}}', '{{id}}')).toEqual([]);
  });
  it('takes no time to fail, however many there are', () => {
    const many = Array.from({ length: 60 }, (_, n) => `{{id.a.${n}}}`).join('a');
    expect(places(`${many}!`, 'a'.repeat(5000))).toEqual(['/answer']);
  });
});

describe('what may differ by its nature', () => {
  const other: Terms = { ...SAME, sameSeed: false };
  const typed: Terms = { ...other, isTyped: () => true };
  const foreign: Terms = { ...SAME, sameTime: false };
  const picture = 'A'.repeat(200);
  it.each([
    ['a time by a moment', '2026-11-20 09:00:00', '2026-11-20 09:00:02', SAME, true],
    ['a time by more', '2026-11-20 09:00:00', '2026-11-20 09:00:03', SAME, false],
    ['a day', '2026-11-20', '2026-11-21', SAME, false],
    ['a day where nobody sets the clock', '2026-11-20', '2029-01-01', foreign, true],
    ['a day and none', '2026-11-20', 'soon', foreign, false],
    ['a picture', '{{picture}}', picture, SAME, true],
    ['a picture and none', '{{picture}}', '', SAME, false],
    ['words of a puzzle', { wordList: ['山', '川'] }, { wordList: ['A', 'B'] }, SAME, true],
    ['fewer words', { wordList: ['山', '川'] }, { wordList: ['A'] }, SAME, false],
    ['visitors', { uv: 2 }, { uv: 1 }, SAME, true],
    ['visits', { pv: 2 }, { pv: 1 }, SAME, false],
    ['visits of everybody', { pv: 2 }, { pv: 128_640 }, foreign, true],
    ['an address that the seed drew', { companyAddress: 'a' }, { companyAddress: 'b' }, other, true],
    ['with the same seed', { companyAddress: 'a' }, { companyAddress: 'b' }, SAME, false],
    ['one that somebody typed', { companyAddress: 'a' }, { companyAddress: 'b' }, typed, false],
    ['an address and none', { companyAddress: 'a' }, { companyAddress: null }, other, false],
  ])('%s', (_what, expected, actual, terms, same) => {
    expect(places(expected, actual, terms).length === 0).toBe(same);
  });
});
