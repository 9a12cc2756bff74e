/** A HAR as a browser would save it: journeys of docs/recordings under another server's address, nothing masked. */
import { readFileSync } from 'node:fs';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { createReplayWorld } from '#mocks/control/replay.ts';
import { toBase64 } from '#mocks/lib/bytes.ts';
import type { Recording } from '#mocks/recording/format.ts';
import type { Player } from '#mocks/recording/player.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { hasPassed, replay, type Played } from '#mocks/recording/replay.ts';
import { type WireCall, captured } from '#mocks/traffic/write-har.ts';
import { ROOT } from '#scripts/lib/paths.ts';

export const SERVER = 'https://portal.steel.cn';

interface Pair {
  name: string;
  value: string;
}
export interface HarEntry {
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    headers: Pair[];
    cookies: Pair[];
    postData?: { mimeType: string; text?: string; params?: object[] };
  };
  response: {
    status: number;
    headers: Pair[];
    cookies: Pair[];
    content: { size: number; mimeType: string; text?: string; encoding?: string };
  };
}

const pairs = (list: WireCall['answerHeaders']): Pair[] => list.map(([name, value]) => ({ name, value }));

export function entryOf(call: WireCall): HarEntry {
  const { at, ms, method, url, requestHeaders, request, status, answerHeaders, answer } = call;
  const mimeType = answerHeaders.find(([name]) => name === 'content-type')?.[1] ?? '';
  const text =
    answer === null ? {} : 'text' in answer ? answer : { text: toBase64(answer.bytes), encoding: 'base64' };
  return {
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    request: {
      method,
      url: url.href,
      headers: pairs(requestHeaders),
      cookies: [],
      ...(request === null
        ? {}
        : {
            postData:
              'text' in request
                ? { mimeType: request.type, text: request.text }
                : { mimeType: request.type, params: request.params.map((param) => ({ ...param })) },
          }),
    },
    response: { status, headers: pairs(answerHeaders), cookies: [], content: { size: 1, mimeType, ...text } },
  };
}

/** Steps of the control API as the workbench in the same browser makes them. */
function withControl(player: Player, entries: HarEntry[]): Player {
  let now = 0;
  const { clock } = player;
  return {
    ...player,
    clock: clock && { ...clock, freezeAt: (at) => ((now = at), clock.freezeAt(at)) },
    send: async (request) => {
      const { pathname } = new URL(request.url);
      const text = request.method === 'GET' ? '' : await request.clone().text();
      const response = await player.send(request);
      if (pathname.startsWith('/__mock/') && request.method !== 'GET')
        entries.push(
          entryOf({
            at: now,
            ms: 1,
            method: request.method,
            url: new URL(SERVER + pathname),
            requestHeaders: [],
            request: { type: 'application/json', text },
            status: response.status,
            answerHeaders: [['content-type', 'application/json']],
            answer: { text: '{}' },
          }),
        );
      return response;
    },
  };
}

export const journey = (name: string): Recording =>
  readRecording(JSON.parse(readFileSync(`${ROOT}docs/recordings/${name}.json`, 'utf8')));

/** @param prefix that a gateway puts before the contract's paths */
export async function harOfJourney(name: string, prefix = '/prod-api'): Promise<HarEntry[]> {
  const recording = journey(name);
  const control: HarEntry[] = [];
  const { player } = await createReplayWorld(await createMock(), answerControl, recording);
  const capture = captured(withControl(player, control), SERVER + prefix);
  for await (const played of replay(recording, capture.player))
    if (!hasPassed(played)) throw new Error(`step ${played.step.n} differs`);
  // In a recording the staff acts after the call of the same time.
  return [...capture.calls.map(entryOf), ...control].sort(
    (one, other) => Date.parse(one.startedDateTime) - Date.parse(other.startedDateTime),
  );
}

export const harText = (entries: readonly HarEntry[]): string =>
  JSON.stringify({ log: { version: '1.2', creator: { name: 'test', version: '1' }, entries } });

/** Steps that do not play as recorded, in a fresh World. */
export async function differing(recording: Recording, seed: number): Promise<Played[]> {
  // As it comes back from a file.
  const read = readRecording(JSON.parse(JSON.stringify(recording)));
  const { player } = await createReplayWorld(await createMock(), answerControl, read, seed);
  const found: Played[] = [];
  for await (const played of replay(read, player, { all: true, sameSeed: seed === read.base.seed }))
    if (!hasPassed(played)) found.push(played);
  return found;
}
