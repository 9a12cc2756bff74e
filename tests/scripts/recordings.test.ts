import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { Mock } from '#mocks/core/mock.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { withTexts } from '#mocks/recording/references.ts';
import { PERSONA_PASSWORD } from '#mocks/seed/personas.ts';
import { fileOf, SHIPPED, shippedText } from '#scripts/recordings/shipped.ts';
import { failures, playIn } from '../mocks/recording/players.ts';
import { recorded } from '../mocks/recorded.ts';

const read = (name: string): string => readFileSync(fileOf(name), 'utf8');

let mock: Mock;
beforeAll(async () => {
  mock = await createMock(recorded());
});

it('every recording of docs/recordings has its journey', () => {
  const files = readdirSync(dirname(fileOf('any'))).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(
    Object.keys(SHIPPED)
      .map((name) => `${name}.json`)
      .sort(),
  );
});

describe.each(Object.entries(SHIPPED))('docs/recordings/%s.json', (name, shipped) => {
  it('is what its journey makes now (npm run recordings)', async () => {
    expect(await shippedText(shipped)).toBe(read(name));
  });

  it.each([1, 7])('replays with seed %i', async (seed) => {
    const recording = readRecording(JSON.parse(read(name)));
    const played = await playIn(mock, recording, { seed, all: true });
    expect(failures(played)).toEqual([]);
    expect(played).toHaveLength(recording.steps.length);
  });

  it('holds no secret', () => {
    const text = read(name);
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
