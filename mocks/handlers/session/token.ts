/** The life of a token after login: checking, renewing, ending it (document 1 §4, §7). */
import { openSession, validSession } from '../../world/sessions.ts';
import { ok, signedIn, type Handler } from '../handler.ts';
import { refuse, type Text } from '../shared/say.ts';

const NOT_VALID: Text = { zh: '登录状态已失效', en: 'The session is no longer valid.' };

/** Open, so that a bad token answers code 0 instead of HTTP 401: it reads the header itself. */
export const verifySession: Handler<'verifySession'> = (call) => {
  const { store } = call.world;
  const session = validSession(call.world, call.request.headers['authorization'] ?? '');
  const user = session?.purpose === 'session' ? store.users.get(session.userId) : undefined;
  const isWelcome = user !== undefined && user.status !== 'gone' && user.status !== 'locked';
  return isWelcome ? ok(null) : refuse(call, NOT_VALID);
};

export const logout = signedIn<'logout'>(({ world, session }) => {
  world.store.sessions.remove(session.id);
  return ok(null);
});

/** The new token lives one day; the old one ends. */
export const refreshToken = signedIn<'refreshToken'>(({ world, user, session }) => {
  world.store.sessions.remove(session.id);
  return ok({ tokenVO: { token: openSession(world, user.id).id } });
});
