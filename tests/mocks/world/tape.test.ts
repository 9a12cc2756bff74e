import { describe, expect, it } from 'vitest';
import { LOST_NAMES, Tape, TAPE_BYTES, TAPE_STEPS, tapedFile, type NewStep } from '#mocks/world/tape.ts';

const step = (more: Partial<NewStep> = {}): NewStep => ({
  kind: 'call',
  operation: 'getGpi',
  at: 0,
  method: 'GET',
  path: '/api/n/gpi/new',
  token: null,
  language: null,
  entry: null,
  request: null,
  answer: { status: 200, json: '{}' },
  made: [],
  changed: false,
  ...more,
});
const large = { status: 200, json: 'x'.repeat(TAPE_BYTES / 20) };

describe('a tape that grows too long', () => {
  it('lets the oldest answers go first whose steps changed nothing', () => {
    const tape = new Tape(true);
    tape.add(step({ answer: large, changed: true }));
    for (let n = 0; n < 14; n += 1) tape.add(step({ answer: large }));
    const kept = tape.list().map(({ answer }) => answer !== null);
    expect([tape.lost, tape.list().length]).toEqual([0, 15]);
    expect([kept[0], kept[1], kept[14]]).toEqual([true, false, true]);
    expect(tape.bytes).toBeLessThanOrEqual(TAPE_BYTES);
  });

  it('then loses its beginning, counts on, and still knows what was made there', () => {
    const tape = new Tape(true);
    tape.add(step({ made: [{ kind: 'session', value: 'a' }], changed: true }));
    for (let n = 0; n < 14; n += 1) tape.add(step({ answer: large, changed: true }));
    expect(tape.lost).toBeGreaterThan(0);
    expect(tape.list()[0]?.n).toBe(tape.lost + 1);
    expect(tape.madeBefore).toEqual([{ kind: 'session', value: 'a' }]);
    expect(tape.bytes).toBeLessThanOrEqual(TAPE_BYTES);
  });

  it(`remembers the last ${LOST_NAMES} names of what is gone, and weighs them`, () => {
    const tape = new Tape(true);
    const many = (from: number) =>
      Array.from({ length: LOST_NAMES }, (_, n) => ({ kind: 'session' as const, value: String(from + n) }));
    tape.add(step({ made: many(0), changed: true }));
    tape.add(step({ made: many(LOST_NAMES), changed: true }));
    const before = tape.bytes;
    for (let n = 0; n < TAPE_STEPS + 500; n += 1) tape.add(step());
    expect(tape.madeBefore).toHaveLength(LOST_NAMES);
    expect(tape.madeBefore[0]?.value).toBe(String(LOST_NAMES));
    expect(tape.bytes - before).toBeGreaterThan(100 * LOST_NAMES);
  });

  it(`keeps at least ${TAPE_STEPS} small steps`, () => {
    const tape = new Tape(true);
    for (let n = 0; n < TAPE_STEPS + 500; n += 1) tape.add(step());
    expect(tape.list().length).toBeGreaterThanOrEqual(TAPE_STEPS);
    expect(tape.list().length).toBeLessThanOrEqual(TAPE_STEPS + 200);
  });
});

it('weighs what it holds', async () => {
  const tape = new Tape(true);
  const file = tapedFile(new File(['x'.repeat(1000)], 'a.pdf'));
  tape.add(step({ request: { form: [{ name: 'file', file }] } }));
  expect(tape.bytes).toBeGreaterThan(1000);
  expect(await file.sha256).toMatch(/^[0-9a-f]{64}$/);
});
