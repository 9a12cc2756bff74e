import { describe, expect, it } from 'vitest';
import { newRecord, resultCodeOf, resultView } from '#src/features/result/rules.ts';
import { RESULT_CODES } from '#src/lib/result-code.ts';

describe('what the result page tells', () => {
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
  ] as const)('of code %s with type %s is %s [1§2 result] [2§2 result]', (code, type, message) => {
    const told = resultCodeOf(code, type, false);
    expect(told === null ? null : resultView(told).message).toBe(message);
  });

  it('is never one submission for another: of PCR only what was noted, of type 1 only its own codes [2§2 pcr result]', () => {
    for (const code of [...RESULT_CODES, null]) {
      expect(resultCodeOf(code, '2', true)).toBe('PCR');
      expect(resultCodeOf(code, '2', false)).toBeNull();
      expect(resultCodeOf(code, undefined, true)).toBe(code);
    }
    expect(resultView('PCR')).toMatchObject({ message: 'result.pcr', action: 'pcrs' });
    const ofType1 = RESULT_CODES.filter((code) => resultCodeOf(code, '1', true) !== null);
    expect(ofType1).toEqual(['EPD', 'CFP', 'VERIFY']);
  });

  it('leaves by itself after a cancellation only', () => {
    expect(RESULT_CODES.filter((code) => resultView(code).leaves === true)).toEqual(['5']);
  });
});

describe('the new record', () => {
  const rows = [
    { id: 'b', submittedAt: '2026-11-20 09:00:00' },
    { id: 'a', submittedAt: '2026-11-20 08:00:00' },
  ];

  it('is the one that the answer named, else the newest of that day', () => {
    expect(newRecord(rows, { id: 'a', sent: null }, '2026-11-20')?.id).toBe('a');
    expect(newRecord(rows, { id: null, sent: null }, '2026-11-20')?.id).toBe('b');
  });

  it('is not known after a typed address, or when the newest is of another day', () => {
    expect(newRecord(rows, null, '2026-11-20')).toBeNull();
    expect(newRecord(rows, { id: null, sent: null }, '2026-11-21')).toBeNull();
    expect(newRecord([], { id: 'a', sent: null }, '2026-11-20')).toBeNull();
  });

  it('is not known where the server names no day', () => {
    const undated = rows.map((row) => ({ ...row, submittedAt: '' }));
    expect(newRecord(undated, { id: null, sent: null }, '2026-11-20')).toBeNull();
  });
});
