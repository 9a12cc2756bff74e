/** What was "sent", and the solutions of puzzles: so that a test can read its code and solve the real captcha. */
import { platformTime } from '../world/clock.ts';
import { ControlError, type ControlHandlers } from './control.ts';

export const outboxHandlers = {
  getOutbox: ({ world }) =>
    world()
      .outbox.list()
      .map(({ channel, to, code, purpose, sentAt }) => ({
        channel,
        to,
        code,
        purpose,
        sentAt: platformTime(sentAt),
      })),

  getCaptchaAnswer: ({ world, path }) => {
    const { store, clock } = world();
    const captcha = store.captchas.get(path['token'] ?? '');
    if (captcha === undefined || captcha.checkedAt !== null || captcha.expiresAt <= clock.now()) {
      throw new ControlError(
        404,
        'There is no open puzzle with this token: it never was in this World, was solved or is over',
      );
    }
    const [first] = captcha.points;
    if (first === undefined) throw new ControlError(404, 'This puzzle has no solution');
    const points = captcha.points.map(({ x, y }) => ({ x, y }));
    return { x: first.x, y: first.y, ...(captcha.kind === 'clickWord' ? { points } : {}) };
  },
} satisfies ControlHandlers<'getOutbox' | 'getCaptchaAnswer'>;
