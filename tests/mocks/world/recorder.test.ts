import { describe, expect, it } from 'vitest';
import {
  LOST_NAMES,
  Recorder,
  RECORDER_BYTES,
  RECORDER_STEPS,
  noteFile,
  recorderFile,
} from '#mocks/world/recorder.ts';
import { step } from './entry.ts';

const large = { status: 200, json: 'x'.repeat(RECORDER_BYTES / 20) };

describe('a recorder that grows too long', () => {
  it('lets the oldest answers go first whose steps changed nothing', () => {
    const recorder = new Recorder('start');
    recorder.add(step({ answer: large, changed: true }));
    for (let n = 0; n < 14; n += 1) recorder.add(step({ answer: large }));
    const kept = recorder.list().map(({ answer }) => answer !== null);
    expect([recorder.lost, recorder.list().length]).toEqual([0, 15]);
    expect([kept[0], kept[1], kept[14]]).toEqual([true, false, true]);
    expect(recorder.bytes).toBeLessThanOrEqual(RECORDER_BYTES);
  });

  it('then loses its beginning, counts on, and still knows what was made there', () => {
    const recorder = new Recorder('start');
    recorder.add(step({ made: [{ kind: 'session', value: 'a' }], changed: true }));
    for (let n = 0; n < 14; n += 1) recorder.add(step({ answer: large, changed: true }));
    expect(recorder.lost).toBeGreaterThan(0);
    expect(recorder.list()[0]?.n).toBe(recorder.lost + 1);
    expect(recorder.madeBefore).toEqual([{ kind: 'session', value: 'a' }]);
    expect(recorder.bytes).toBeLessThanOrEqual(RECORDER_BYTES);
  });

  it(`remembers the last ${LOST_NAMES} names of what is gone, and weighs them`, () => {
    const recorder = new Recorder('start');
    const many = (from: number) =>
      Array.from({ length: LOST_NAMES }, (_, n) => ({ kind: 'session' as const, value: String(from + n) }));
    recorder.add(step({ made: many(0), changed: true }));
    recorder.add(step({ made: many(LOST_NAMES), changed: true }));
    const before = recorder.bytes;
    for (let n = 0; n < RECORDER_STEPS + 500; n += 1) recorder.add(step());
    expect(recorder.madeBefore).toHaveLength(LOST_NAMES);
    expect(recorder.madeBefore[0]?.value).toBe(String(LOST_NAMES));
    expect(recorder.bytes - before).toBeGreaterThan(100 * LOST_NAMES);
  });

  it(`keeps at least ${RECORDER_STEPS} small steps`, () => {
    const recorder = new Recorder('start');
    for (let n = 0; n < RECORDER_STEPS + 500; n += 1) recorder.add(step());
    expect(recorder.list().length).toBeGreaterThanOrEqual(RECORDER_STEPS);
    expect(recorder.list().length).toBeLessThanOrEqual(RECORDER_STEPS + 200);
  });
});

it('weighs what it holds', async () => {
  const recorder = new Recorder('start');
  const sent = new File(['x'.repeat(1000)], 'a.pdf');
  noteFile(sent, 'f'.repeat(64), 'x'.repeat(1336));
  const file = recorderFile(sent);
  recorder.add(step({ request: { form: [{ name: 'file', file }] } }));
  expect(recorder.bytes).toBeGreaterThan(1000);
  expect(await file.sha256).toMatch(/^[0-9a-f]{64}$/);
});
