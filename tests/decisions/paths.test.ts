import { describe, expect, it } from 'vitest';
import { compareCalls, documentedCalls } from '#scripts/openapi/calls.ts';
import { loadOpenapi, operationsOf } from '#scripts/openapi/document.ts';
import { operations } from '#src/api/generated/operations.gen.ts';
import { canonicalPath, withoutExtraSlashes } from '#src/lib/canonical-path.ts';

const declared = Object.values(operations).map(({ method, path }) => `${method} ${path}`);

describe('paths of calls (decision 1)', () => {
  it('are the documented ones, letter by letter, and others only where we say why', async () => {
    expect(documentedCalls().filter((call) => !declared.includes(call))).toEqual([]);
    const contract = operationsOf(await loadOpenapi('openapi/portal.yaml'));
    expect(compareCalls(documentedCalls(), contract)).toEqual([]);
  });

  it('begin with one slash and one of the four prefixes', () => {
    const wrong = Object.values(operations).filter(({ path }) => !/^\/(?:api\/)?[np]\/[^/]/.test(path));
    expect(wrong).toEqual([]);
  });
});

describe('typed paths (decision 17)', () => {
  it.each([
    ['/EPD/epdapplyfor', '/epd/epdApplyFor', '/epd/epdApplyFor'],
    ['/links/', '/Links', '/Links'],
    ['/APP/EPD/AbC-1', '/app/epd/$id', '/app/epd/AbC-1'],
  ])('%s is corrected', (typed, template, fixed) => {
    expect(canonicalPath(typed, template)).toBe(fixed);
  });

  it.each([
    ['/Links', '/Links'],
    ['/app/epd/AbC-1', '/app/epd/$id'],
    ['/', '/'],
    ['/one/more', '/one'],
  ])('%s is left alone', (typed, template) => {
    expect(canonicalPath(typed, template)).toBeNull();
  });

  it.each([
    ['/Links/', '/Links'],
    ['//app//epd/AbC-1//', '/app/epd/AbC-1'],
    ['/', '/'],
    ['/portal/', '/portal/'],
    ['/portal//', '/portal/'],
    ['/portal//Links/', '/portal/Links'],
  ])('%s below /portal/ or the root is read as %s', (typed, fixed) => {
    expect(withoutExtraSlashes(typed, typed.startsWith('/portal') ? '/portal/' : '/')).toBe(fixed);
  });
});
