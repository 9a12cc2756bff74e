import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';

/** Hop-by-hop headers, which must not be forwarded. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/** End-to-end headers. */
export function forwarded(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

export interface ForwardOptions extends Pick<RequestOptions, 'ca' | 'rejectUnauthorized' | 'signal'> {
  /** Replace those of the request. */
  readonly headers?: OutgoingHttpHeaders;
  readonly connectMs?: number;
}

/**
 * The unread response of the other server, requested uncompressed for inspection.
 * @throws connection errors of Node
 */
export function forward(
  base: URL,
  message: IncomingMessage,
  way: ForwardOptions = {},
): Promise<IncomingMessage> {
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
