import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLossless } from '#src/lib/lossless-json.ts';

describe('JSON without lost digits', () => {
  it('keeps ids beyond 2^53 as texts of the same digits, also negative ones and deep inside', () => {
    expect(parseLossless('{"id":1234567890123456789,"list":[9007199254740993,-9007199254740993]}')).toEqual({
      id: '1234567890123456789',
      list: ['9007199254740993', '-9007199254740993'],
    });
  });

  it('leaves safe integers, decimals, exponents and digits inside texts as they are', () => {
    const json =
      '{"a":9007199254740991,"b":0.12345678901234567890,"c":12345678901234567890.5,"d":1e-1234567890123456,"e":"\\"1234567890123456789","1234567890123456789":1}';
    expect(parseLossless(json)).toEqual(JSON.parse(json));
  });

  it('refuses what is not JSON', () => {
    for (const text of ['{"a":01234567890123456789}', '1234567890123456789 1', '"1234567890123456789'])
      expect(() => parseLossless(text)).toThrow(SyntaxError);
  });

  it('never touches a text or a name, whatever digits, quotes and backslashes it holds', () => {
    const unit = fc.constantFrom('"', '\\', ...'0123456789', ':', '1234567890123456789');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const json = JSON.stringify({ [text]: [text, { text }] });
        expect(parseLossless(json)).toEqual(JSON.parse(json));
      }),
    );
  });
});
