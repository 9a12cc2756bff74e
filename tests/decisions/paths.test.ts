import { describe, expect, it } from 'vitest';
import { operations } from '#src/api/generated/operations.gen.ts';
import { canonicalPath, withoutExtraSlashes } from '#src/lib/canonical-path.ts';

describe('paths of calls (decision 1)', () => {
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
