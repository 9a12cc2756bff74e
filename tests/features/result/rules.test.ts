import { describe, expect, it } from 'vitest';
import { newRecord, resultView } from '#src/features/result/rules.ts';
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
});
