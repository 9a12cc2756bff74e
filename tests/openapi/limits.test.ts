import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemas } from '#mocks/openapi/schemas.gen.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { loadOpenapi } from '#scripts/openapi/document.ts';
import { isObject } from '#scripts/openapi/json.ts';
import { resolveLimits } from '#scripts/openapi/limits.ts';
import * as limits from '#src/lib/limits.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Schema of a part of a request, such as `ApplicationRequestItem.productName`; references are resolved. */
function requestPart(path: string): Schema {
  const defs: Readonly<Record<string, unknown>> = schemas.requestDefs;
  const resolve = (node: unknown): Schema => {
    const schema = node as Schema;
    const ref = schema['$ref'];
    return typeof ref === 'string' ? resolve(defs[ref.split('/').at(-1) ?? '']) : schema;
  };
  const [name = '', ...fields] = path.split('.');
  return fields.reduce((schema, field) => {
    const properties = schema['properties'] as Readonly<Record<string, unknown>> | undefined;
    if (properties?.[field] === undefined) throw new Error(`The contract has no ${path}`);
    return resolve(properties[field]);
  }, resolve(defs[name]));
}

/** A number written in the contract, without a name in src/lib/limits.ts. */
interface Literal {
  readonly at: string;
  /** The schema or an ancestor is marked as not documented (x-assumed, x-invented); docs/assumptions.md lists them. */
  readonly assumed: boolean;
}

const COUNTED = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;

function literalsOf(node: unknown, at: string, assumed: boolean): Literal[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => literalsOf(item, `${at}/${index}`, assumed));
  if (!isObject(node)) return [];
  const isAssumed = assumed || node['x-assumed'] !== undefined || node['x-invented'] !== undefined;
  const named = isObject(node['x-limits']) ? node['x-limits'] : {};
  const own = COUNTED.filter((keyword) => typeof node[keyword] === 'number' && !(keyword in named))
    // Minimum 0 or 1 only means required or not negative.
    .filter((keyword) => !(keyword.startsWith('min') && Number(node[keyword]) <= 1))
    .map((keyword) => ({ at: `${at} ${keyword} ${String(node[keyword])}`, assumed: isAssumed }));
  const inside = Object.entries(node)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, value]) =>
      literalsOf(value, key === 'properties' ? at : at === '' ? key : `${at}/${key}`, isAssumed),
    );
  return [...own, ...inside];
}

const openapi = await loadOpenapi('openapi/portal.yaml');
const literals = [
  ...literalsOf(openapi.components.schemas, '', false),
  ...literalsOf(openapi.paths, '', false),
];

/** Numbers in answers that are no documented limits, and need no x-assumed. */
const OURS: readonly (readonly [place: RegExp, why: string])[] = [
  [/^\/api\/n\/menu\/all\/.* maxItems 20$/, 'the root of the menu: one entry, and room for others'],
];

describe('limits stand in the contract by their names in src/lib/limits.ts (decision 25)', () => {
  it('every other number is marked as invented, or listed here with its reason', () => {
    const open = literals.filter(({ assumed }) => !assumed).map(({ at }) => at);
    expect(open.filter((at) => !OURS.some(([place]) => place.test(at)))).toEqual([]);
    for (const [place, why] of OURS)
      expect(
        open.some((at) => place.test(at)),
        why,
      ).toBe(true);
  });

  it('a request limits nothing by a number of its own: its handler reads the same name', () => {
    const requests = new Set(
      Object.keys(schemas.requestDefs).filter((name) => !(name in schemas.answerDefs)),
    );
    expect(literals.map(({ at }) => at).filter((at) => requests.has(at.split(/[/ ]/)[0] ?? ''))).toEqual([]);
  });

  it('what readers cut is longer than any plain text of an answer', () => {
    const longer = literals
      .map(({ at }) => at)
      .filter((at) => Number(/ maxLength (\d+)$/.exec(at)?.[1] ?? 0) > limits.PLAIN_TEXT_MAX);
    // HTML, and the pictures of a puzzle.
    expect(longer.map((at) => at.split(' ')[0])).toEqual([
      'CaptchaChallenge/originalImageBase64',
      'CaptchaChallenge/jigsawImageBase64',
      'InboxMessage/sendMsg',
    ]);
  });

  it('a name that there is not stops the generation, with its place', () => {
    const wrong = { Form: { name: { type: 'string', 'x-limits': { maxLength: 'NAME_MAXIMUM' } } } };
    expect(() => resolveLimits(wrong)).toThrow(
      'x-limits at #/Form/name: src/lib/limits.ts has no maxLength named NAME_MAXIMUM',
    );
    expect(() =>
      resolveLimits({ type: 'string', maxLength: 3, 'x-limits': { maxLength: 'NAME_MAX' } }),
    ).toThrow('has maxLength twice');
  });

  it.each([
    ['13800138000', true],
    ['19900000001', true],
    ['14200000000', false],
    ['12800138000', false],
    ['1380013800', false],
    ['138001380001', false],
    ['+8613800138000', false],
  ])('the phone number %s: %j, on both sides', (phone, allowed) => {
    expect(limits.PHONE_PATTERN.test(phone)).toBe(allowed);
    expect(new RegExp(String(requestPart('LoginPhone')['pattern']), 'u').test(phone)).toBe(allowed);
  });

  it('the phone pattern is the same set of prefixes', () => {
    const contract = new RegExp(String(requestPart('LoginPhone')['pattern']), 'u');
    const prefixes = Array.from({ length: 1000 }, (_, at) => `${String(at).padStart(3, '0')}00000000`);
    expect(prefixes.filter((phone) => contract.test(phone) !== limits.PHONE_PATTERN.test(phone))).toEqual([]);
  });

  it.each(['123456', '000000', '12345', '1234567', '12345a', '１２３４５６', ''])(
    'the code "%s", on both sides',
    (code) => {
      const contract = new RegExp(String(requestPart('CheckCode')['pattern']), 'u');
      const allowed = code.length === limits.CODE_LENGTH && /^[0-9]*$/.test(code);
      expect([limits.CODE_PATTERN.test(code), contract.test(code)]).toEqual([allowed, allowed]);
    },
  );

  it.each([
    'LoginEmail',
    'CompanyRegistration.companyEmail',
    'CompanyEmailChange.companyEmail',
    'Feedback.mail',
  ])('%s takes every address that the portal takes, and refuses what is plainly none', (path) => {
    const contract = new RegExp(String(requestPart(path)['pattern']), 'u');
    for (const email of ['certified@example.com', 'a.b+c_d%e-f@mail.steel-works.example.cn', 'x@y.io']) {
      expect([limits.EMAIL_PATTERN.test(email), contract.test(email)], email).toEqual([true, true]);
    }
    for (const email of [
      '',
      'certified',
      'a@b',
      '@example.com',
      'a b@example.com',
      'a@@example.com',
      'a@.',
    ]) {
      expect([limits.EMAIL_PATTERN.test(email), contract.test(email)], email).toEqual([false, false]);
    }
  });

  it('an address may be as long as mail can carry it, in the form and in the contract', () => {
    const longest = Number(requestPart('LoginEmail')['maxLength']);
    const address = `${'a'.repeat(longest - '@example.com'.length)}@example.com`;
    expect([limits.EMAIL_PATTERN.test(address), limits.EMAIL_PATTERN.test(`a${address}`)]).toEqual([
      true,
      false,
    ]);
    expect(requestPart('LoginAccount')['maxLength']).toBe(longest);
  });

  it.each([
    ['Steel2026', true],
    ['Aa345678', true],
    ['Aa34567890123456', true],
    ['Aa34567', false],
    ['Aa345678901234567', false],
    ['steel2026', false],
    ['STEEL2026', false],
    ['SteelSteel', false],
  ])(
    'the password %s: %j (it travels encrypted, so only the portal and the handlers see it)',
    (password, allowed) => {
      expect(limits.PASSWORD_PATTERN.test(password)).toBe(allowed);
    },
  );

  it('the password pattern counts as the constants say', () => {
    const right = (length: number) => limits.PASSWORD_PATTERN.test(`Aa1${'x'.repeat(length - 3)}`);
    expect(right(limits.PASSWORD_MIN) && right(limits.PASSWORD_MAX)).toBe(true);
    expect(right(limits.PASSWORD_MIN - 1) || right(limits.PASSWORD_MAX + 1)).toBe(false);
  });

  it('each names its source', () => {
    const text = readFileSync(`${ROOT}src/lib/limits.ts`, 'utf8');
    const sourced = [
      ...text.matchAll(
        /\/\*\*(?:(?!\*\/)[^])*\((?:[^()]*(?:document \d §|decision \d)[^()]*)\)(?:(?!\*\/)[^])*\*\/\nexport const (\w+)/g,
      ),
    ];
    expect(sourced.map(([, name]) => name).sort()).toEqual(Object.keys(limits).sort());
  });
});
