import { describe, expect, it } from 'vitest';
import { resultView } from '#src/features/result/rules.ts';
import { RESULT_CODES } from '#src/lib/result-code.ts';

describe('resultView', () => {
  it.each([
    ['EPD', '1', 'result.epd'],
    ['CFP', '1', 'result.cfp'],
    ['EPD', undefined, 'result.epd'],
    ['4', undefined, 'result.password'],
    ['5', undefined, 'result.cancelSubmitted'],
    ['6', undefined, 'result.feedback'],
    ['7', undefined, 'result.register'],
    ['10', undefined, 'result.lces'],
    ['VERIFY', undefined, 'result.verify'],
    ['VERIFY', '1', 'result.verify'],
  ] as const)('code %s with type %s tells %s [1§2 result] [2§2 result]', (code, type, message) => {
    expect(resultView(code, type).message).toBe(message);
  });

  it('lets no older code speak for a PCR application or a verification request [1§2 result] [2§2 pcr result]', () => {
    for (const code of RESULT_CODES)
      expect(resultView(code, '2')).toMatchObject({ message: 'result.pcr', action: 'pcrs' });
    expect(resultView('7', '1').message).toBe('result.verify');
  });

  it('leaves by itself after a cancellation only', () => {
    expect(RESULT_CODES.filter((code) => resultView(code, undefined).leaves === true)).toEqual(['5']);
  });
});
