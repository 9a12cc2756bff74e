/** Proxies calls of the portal to the real server of `npm run dev -- --target …`. */
import {
  type IncomingMessage,
  type ServerResponse,
  request as httpRequest,
  type OutgoingHttpHeaders,
} from 'node:http';
import { languageOf } from '../core/caller.ts';
import { FILE_JSON, parseWithin } from '../lib/checked-json.ts';
import type { ForwardedCall } from '../core/log-real-call.ts';
import type { RealServer } from '../core/real-server.ts';
import { headOf } from './node-bridge.ts';
import type { TwoLanguages } from '../lib/text.ts';
import { request as httpsRequest, type RequestOptions } from 'node:https';

/** Hop-by-hop headers, which must not be forwarded. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

export function forwarded(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

interface ForwardOptions extends Pick<RequestOptions, 'ca' | 'rejectUnauthorized' | 'signal'> {
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
  overrides: ForwardOptions = {},
): Promise<IncomingMessage> {
  const { headers: own = {}, connectMs, ...options } = overrides;
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

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

function reasonOf(code: string, { host, hostname }: URL): TwoLanguages {
  if (code === 'ECONNREFUSED')
    return {
      zh: `${host} 拒绝连接：请确认服务已启动、端口正确。`,
      en: `${host} refuses connections: is it running, and is the port right?`,
    };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      zh: `此处找不到 ${hostname}：请检查 --target 的拼写、VPN 与 DNS。`,
      en: `The name ${hostname} is not known here: check how --target is spelt, the VPN and DNS.`,
    };
  if (CERTIFICATE.test(code))
    return {
      zh: `${host} 的证书不受信任（${code}）：用 --ca 文件.pem 指明签发机构，或用 --insecure 接受任何证书。`,
      en: `The certificate of ${host} is not trusted (${code}): name who signed it with --ca file.pem, or accept any with --insecure.`,
    };
  if (code === 'EPROTO' || code.startsWith('ERR_SSL'))
    return {
      zh: `${host} 不支持 TLS（${code}）：--target 是否应以 http:// 开头？`,
      en: `${host} does not speak TLS (${code}): should --target begin with http://?`,
    };
  if (code === 'ETIMEDOUT' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return {
      zh: `连接不上 ${host}（${code}）：请检查网络、VPN 与防火墙。`,
      en: `${host} cannot be reached (${code}): check the network, the VPN and firewalls.`,
    };
  return {
    zh: `${host} 未作答便断开（${code}）。`,
    en: `${host} broke off without an answer (${code}).`,
  };
}

function failureReason(error: unknown, target: URL): TwoLanguages {
  const given = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const { zh, en } = reasonOf(given, target);
  return {
    zh: `真实服务 ${target.origin} 未应答。${zh}`,
    en: `The real server ${target.origin} does not answer. ${en}`,
  };
}

export type Trust = Pick<ForwardOptions, 'ca' | 'rejectUnauthorized'>;

/** Maximum answer to inspect, bytes; a longer one is only forwarded. */
const INSPECTED_BYTES = 4 * 1024 * 1024;
const CONNECT_MS = 10_000;
const BAD_GATEWAY = 502;

/** Rewrites origin headers, which the real server might check (CORS, CSRF). */
function ownHeaders({ origin }: RealServer, { headers }: IncomingMessage): ForwardOptions['headers'] {
  return {
    ...(headers.origin === undefined ? {} : { origin }),
    ...(headers.referer === undefined ? {} : { referer: `${origin}/` }),
  };
}

/** Forwards an answer and returns its text if it is JSON. */
async function relayAnswer(upstream: IncomingMessage, response: ServerResponse): Promise<string | null> {
  response.writeHead(upstream.statusCode ?? BAD_GATEWAY, forwarded(upstream.headers));
  const isJson = upstream.headers['content-type']?.includes('json') === true;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Without setEncoding, chunks are bytes.
  for await (const part of upstream as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (isJson && bytes <= INSPECTED_BYTES) parts.push(part);
    if (!response.write(part))
      await new Promise((resume) => response.once('drain', resume).once('close', resume));
    if (response.destroyed) break;
  }
  response.end();
  return isJson && bytes <= INSPECTED_BYTES ? Buffer.concat(parts).toString() : null;
}

function parsed(text: string | null): { json?: unknown } {
  if (text === null) return {};
  try {
    return { json: parseWithin(text, FILE_JSON) };
  } catch {
    // Invalid JSON is left to the contract check: a text is no envelope.
    return { json: text };
  }
}

/**
 * Proxies a call; answers HTTP 502 with the reason on failure. Never throws; returns the data for the journal, or null if the
 * client disconnected.
 */
export async function proxyCall(
  real: RealServer,
  trust: Trust,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<ForwardedCall | null> {
  const began = performance.now();
  const target = new URL(real.origin);
  const request = headOf(message);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const done = (
    more: Pick<ForwardedCall, 'status' | 'contentType' | 'trouble'> & { json?: unknown },
  ): ForwardedCall => {
    real.heard = { at: new Date(), trouble: more.trouble };
    return { request, ms: performance.now() - began, ...more };
  };
  try {
    const headers = ownHeaders(real, message) ?? {};
    const upstream = await forward(target, message, {
      ...trust,
      headers,
      connectMs: CONNECT_MS,
      signal: gone.signal,
    });
    const contentType = upstream.headers['content-type'] ?? null;
    const text = await relayAnswer(upstream, response);
    return done({ status: upstream.statusCode ?? BAD_GATEWAY, contentType, trouble: null, ...parsed(text) });
  } catch (error) {
    if (gone.signal.aborted) return null;
    const trouble = failureReason(error, target);
    if (response.headersSent) response.destroy();
    else {
      const body = { code: BAD_GATEWAY, message: trouble[languageOf(request)], data: null };
      response
        .writeHead(BAD_GATEWAY, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(JSON.stringify(body));
    }
    return done({ status: BAD_GATEWAY, contentType: null, trouble });
  }
}
