/** Servers on which recordings are replayed. */
import { answerControl } from '#mocks/control/answer-control.ts';
import { createReplayWorld } from '#mocks/control/replay.ts';
import type { AnyHandler, Mock } from '#mocks/core/mock.ts';
import { refuse } from '#mocks/handlers/handler.ts';
import type { Recording } from '#mocks/recording/format.ts';
import type { Player } from '#mocks/recording/player.ts';
import { hasPassed, replay, type Played, type ReplayOptions } from '#mocks/recording/replay.ts';

/** Replays a recording in a fresh World, optionally with another seed. */
export async function playIn(
  mock: Mock,
  recording: Recording,
  { seed = recording.base.seed, ...options }: ReplayOptions & { seed?: number } = {},
): Promise<Played[]> {
  const { player } = await createReplayWorld(mock, answerControl, recording, seed);
  return playOn(player, recording, { sameSeed: seed === recording.base.seed, ...options });
}

export async function playOn(
  player: Player,
  recording: Recording,
  options: ReplayOptions = {},
): Promise<Played[]> {
  const played: Played[] = [];
  for await (const step of replay(recording, player, options)) played.push(step);
  return played;
}

/** Differences, one per line. */
export function failures(played: readonly Played[]): string[] {
  return played
    .filter((one) => !hasPassed(one))
    .map(({ step, problem, differences }) => {
      const [first] = differences;
      return `${step.n} ${step.operation} ${problem ?? `${first?.at} ${JSON.stringify(first?.expected)} ${JSON.stringify(first?.actual)}`}`;
    });
}

/** A refusal with a message, which the contract allows for every call. */
export const refusing = (): never => refuse({ language: 'en' }, { zh: '现在不行。', en: 'Not now.' });

/** The mock with one handler replaced. */
export const withHandler = (mock: Mock, operation: string, handler: AnyHandler): Mock => ({
  ...mock,
  handlers: { ...mock.handlers, [operation]: handler },
});

type Spelling = (text: string) => string;

/** Wraps a server and rewrites all requests and answers. */
function respelt(player: Player, there: Spelling, back: Spelling): Player {
  return {
    ...player,
    async send(request) {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
      const text = request.method === 'GET' || isForm ? undefined : back(await request.text());
      const { method, headers } = request;
      const sent = isForm
        ? request
        : new Request(back(request.url), { method, headers, ...(text ? { body: text } : {}) });
      const response = await player.send(sent);
      if (response.headers.get('content-type')?.startsWith('application/json') !== true) return response;
      const { status, headers: answered } = response;
      return new Response(there(await response.text()), { status, headers: answered });
    },
  };
}

const KINDS = ['app', 'q', 'c', 'm', 'a'];
const digitsOf = (kind: string, n: string): string => `1${'0'.repeat(13)}${String(KINDS.indexOf(kind))}${n}`;

/** A server whose ids are numbers of 19 digits that differ in the last five: they exceed JavaScript's number precision. */
export const counting = (player: Player): Player =>
  respelt(
    player,
    // Ids inside of sentences stay strings.
    (text) =>
      text.replace(/"(app|q|c|m|a)-(1\d{3})"|\b(app|q|c|m|a)-(1\d{3})\b/g, (_, ...found: string[]) =>
        digitsOf(found[0] ?? found[2] ?? '', found[1] ?? found[3] ?? ''),
      ),
    (text) =>
      text.replace(
        /10{13}([0-4])(1\d{3})/g,
        (_, kind: string, n: string) => `${KINDS[Number(kind)] ?? ''}-${n}`,
      ),
  );
