import { describe, expect, it } from 'vitest';
import type { Recording } from '#mocks/recording/format.ts';
import { checkComplete, readRecording } from '#mocks/recording/read.ts';

const step = { n: 1, kind: 'call', operation: 'getGpi', at: 0, who: null };
const request = { method: 'GET', path: '/api/n/gpi/new' };
const REPLAY = { ...request, path: '/__mock/api/replay' };
const base = { scenario: 'default', seed: 1, size: 'small', now: '2026-11-20T09:00:00.000+08:00' };
const whole = { version: 1, base, steps: [{ ...step, request, answer: { status: 200 } }] };

const withStep = (more: object) => ({ ...whole, steps: [{ ...whole.steps[0], ...more }] });
const withRequest = (more: object) => withStep({ request: { ...request, ...more } });
const file = { name: 'a', type: '', size: 1, sha256: '0'.repeat(64), base64: '?' };
let deep: unknown = 'x';
for (let level = 0; level < 200; level += 1) deep = [deep];

describe('a file that is no recording', () => {
  it.each([
    ['no object', 'text', /has no version/],
    ['another file', { entries: [] }, /has no version/],
    ['an older version', { ...whole, version: 0 }, /version 0; this program plays version 1. Record it anew/],
    ['a newer version', { ...whole, version: 'x' }, /version "x"/],
    ['without steps', { version: 1, base }, /\/steps /],
    ['steps that are none', { ...whole, steps: 'x' }, /\/steps /],
    ['an unknown key', { ...whole, more: 1 }, /\/more /],
    ['no start', { ...whole, base: { ...base, now: 'today' } }, /\/base\/now is no time/],
    ['no seed', { ...whole, base: { ...base, seed: -1 } }, /\/base\/seed is no seed/],
    ['an unknown kind', withStep({ kind: 'magic' }), /\/steps\/0\/kind /],
    ['a time that no clock shows', withStep({ at: 9e15 }), /\/steps\/0\/at is no time/],
    ['a time before the start', withStep({ at: -1 }), /\/steps\/0\/at is before the start/],
    ['a beginning after the end', { ...whole, from: 2 }, /\/from is 2, and the last step is 1/],
    ['another server', withRequest({ path: '//evil.example/x' }), /\/0\/request\/path must be a path/],
    ['a whole address', withRequest({ path: 'https://evil.example' }), /\/0\/request\/path must be a path/],
    ['a reset', withRequest({ path: '/__mock/api/reset' }), /\/path is none of a step of kind "call"/],
    ['a replay as a step of the staff', withStep({ kind: 'staff', request: REPLAY }), /none of .* "staff"/],
    ['a sign-in that is a call', withStep({ kind: 'login' }), /is none of a step of kind "login"/],
    ['no method', withRequest({ method: 'GET /' }), /\/steps\/0\/request\/method /],
    ['a bottomless body', withRequest({ body: deep }), /\/steps\/0\/request\/body is nested too deep/],
    ['a file that is no base64', withRequest({ form: [{ name: 'file', file }] }), /\/0\/request\/form/],
    ['an answer without status', withStep({ answer: {} }), /\/steps\/0\/answer\/status /],
    ['steps out of order', { ...whole, steps: [...whole.steps, ...whole.steps] }, /\/1\/n must be above 1/],
  ])('is refused with the place: %s', (_what, wrong, message) => {
    expect(() => readRecording(wrong)).toThrow(message);
  });
});

it('does not play a recording that lost its beginning', () => {
  const cut = { ...(whole as Recording), incomplete: 'The first 200 steps are gone' };
  expect(() => checkComplete(readRecording(cut))).toThrow(/cannot be played: The first 200 steps are gone/);
});
