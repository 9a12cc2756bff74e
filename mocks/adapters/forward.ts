/** Hands a request on to another server, as it is. */
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';

/** Of one connection, and nothing for the next. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/** Headers that go further. */
export function forwarded(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

export interface Way extends Pick<RequestOptions, 'ca' | 'rejectUnauthorized' | 'signal'> {
  /** In place of those that came. */
  readonly headers?: OutgoingHttpHeaders;
  /** How long the server may take until it is connected, ms. */
  readonly connectMs?: number;
}

/**
 * The other server's answer, not yet read; asked for uncompressed, so that it can be looked at.
 * @throws what node says when the server is not reached
 */
export function forward(base: URL, message: IncomingMessage, way: Way = {}): Promise<IncomingMessage> {
  const { headers: own = {}, connectMs, ...options } = way;
  const headers = { ...forwarded(message.headers), host: base.host, 'accept-encoding': 'identity', ...own };
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const asked = send(
      new URL(message.url ?? '/', base),
      { method: message.method, headers, ...options },
      done,
    );
    asked.on('error', fail);
    asked.on('socket', (socket) => {
      if (connectMs === undefined || !socket.connecting) return;
      const late = Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' });
      const timer = setTimeout(() => asked.destroy(late), connectMs);
      for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
    });
    message.pipe(asked);
  });
}
