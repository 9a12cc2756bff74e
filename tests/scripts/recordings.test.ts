import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { Mock } from '#mocks/core/mock.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { withTexts } from '#mocks/recording/references.ts';
import { PERSONA_PASSWORD } from '#mocks/seed/personas.ts';
import { playedAgain, SHIPPED } from '#scripts/recordings.ts';
import { failures, playIn } from '../mocks/recording/players.ts';
import { recorded } from '../mocks/recorded.ts';

let mock: Mock;
beforeAll(async () => void (mock = await createMock(recorded())));

describe.each(SHIPPED.map((file) => [basename(file), file]))('docs/recordings/%s', (_, file) => {
  const text = readFileSync(file, 'utf8');

  it('holds the answers of today (npm run recordings)', async () => {
    expect(await playedAgain(file)).toBe(text);
  });

  it('replays with another seed', async () => {
    const recording = readRecording(JSON.parse(text));
    const played = await playIn(mock, recording, { seed: 7, all: true });
    expect(failures(played)).toEqual([]);
    expect(played).toHaveLength(recording.steps.length);
  });

  it('holds no secret', () => {
    for (const secret of [PERSONA_PASSWORD, 'Journey2026', 'Another2026']) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"[0-9a-f]{32}"|"[A-Za-z0-9+/]{65,}={0,2}"(?!\n\s*\})/);
    const proofs = /^(?:token|verify|password|newuserAccount|userPassword|pointJson|secretKey)$/;
    const open: string[] = [];
    // A code that was wrong on purpose is no secret.
    const note = (value: string, key: string) =>
      proofs.test(key) && !value.startsWith('{{') && value !== '000000' ? open.push(value) : 0;
    withTexts(JSON.parse(text), note);
    expect(open).toEqual([]);
  });
});
