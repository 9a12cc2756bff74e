/** Servers to replay on. */
import { answerControl } from '#mocks/control/answer-control.ts';
import { openPlayRoom } from '#mocks/control/play-room.ts';
import type { AnyHandler, Mock } from '#mocks/core/mock.ts';
import type { Recording } from '#mocks/recording/format.ts';
import type { Player } from '#mocks/recording/player.ts';
import { hasPassed, replay, type Played, type ReplayOptions } from '#mocks/recording/replay.ts';

/** Plays a recording in a fresh World, with another seed if wanted. */
export async function playIn(
  mock: Mock,
  recording: Recording,
  { seed = recording.base.seed, ...options }: ReplayOptions & { seed?: number } = {},
): Promise<Played[]> {
  const { player } = await openPlayRoom(mock, answerControl, recording, seed);
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

/** What differs, one line each. */
export function failures(played: readonly Played[]): string[] {
  return played
    .filter((one) => !hasPassed(one))
    .map(({ step, problem, differences }) => {
      const [first] = differences;
      return `${step.n} ${step.operation} ${problem ?? `${first?.at} ${JSON.stringify(first?.expected)} ${JSON.stringify(first?.actual)}`}`;
    });
}

/** An answer in words, which the contract allows everywhere. */
export const REFUSED = { kind: 'fail', code: 0, message: 'Not now.' } as const;

/** The mock with another handler in the place of its own. */
export const withHandler = (mock: Mock, operation: string, handler: AnyHandler): Mock => ({
  ...mock,
  handlers: { ...mock.handlers, [operation]: handler },
});

/** A server that calls everything it makes by other ids than the mock. */
export function renaming(player: Player): Player {
  const there = (text: string): string => text.replace(/\b(app|q|c|m|a)-(1\d{3})\b/g, 'x$1y-$2');
  const back = (text: string): string => text.replace(/\bx(app|q|c|m|a)y-(1\d{3})\b/g, '$1-$2');
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
