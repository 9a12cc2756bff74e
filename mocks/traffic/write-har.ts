/** Exports calls as HAR 1.2 with masked secrets. */
import { toBase64, toBytes } from '../lib/bytes.ts';
import { parsed } from '../recording/format.ts';
import { MASK, maskedPath, withoutSecrets } from '../world/masked-text.ts';
import type { Player } from '../recording/player.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

export interface WireCall {
  /** Epoch ms. */
  readonly at: number;
  readonly ms: number;
  readonly method: string;
  readonly url: URL;
  readonly requestHeaders: Pairs;
  readonly request:
    | null
    | { readonly type: string; readonly text: string }
    /** Names, with texts or names of files. */
    | {
        readonly type: string;
        readonly params: readonly { name: string; value?: string; fileName?: string }[];
      };
  readonly status: number;
  readonly answerHeaders: Pairs;
  readonly answer: null | { readonly text: string } | { readonly bytes: Uint8Array };
}

const SECRET_HEADER = /^(?:authorization|cookie|set-cookie)$/i;

const pairs = (list: Pairs) => list.map(([name, value]) => ({ name, value }));
const headersOf = (list: Pairs) =>
  list.map(([name, value]) => ({ name, value: SECRET_HEADER.test(name) ? MASK : value }));
const typeIn = (headers: Pairs): string =>
  headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';

function maskedJson(text: string): string {
  const json = parsed(text);
  return json === undefined ? text : JSON.stringify(withoutSecrets(json));
}

/** Request body; omitted if it contains a secret, and Playwright then matches any body. */
function postData({ request }: WireCall): object {
  if (request === null) return {};
  if ('params' in request) return { postData: { mimeType: request.type, params: request.params } };
  const masked = maskedJson(request.text);
  const isWhole = masked === JSON.stringify(parsed(request.text)) || masked === request.text;
  return isWhole
    ? { postData: { mimeType: request.type, text: request.text } }
    : { comment: 'The body holds secrets and is left out.' };
}

function contentOf({ answer, answerHeaders }: WireCall): object {
  const mimeType = typeIn(answerHeaders) || 'x-unknown';
  if (answer === null) return { size: -1, mimeType, comment: 'The content is not kept.' };
  if ('bytes' in answer)
    return { size: answer.bytes.length, mimeType, text: toBase64(answer.bytes), encoding: 'base64' };
  const text = maskedJson(answer.text);
  return { size: new TextEncoder().encode(text).length, mimeType, text };
}

function entryOf(call: WireCall): object {
  const { at, ms, method, url, requestHeaders, status, answerHeaders } = call;
  return {
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    request: {
      method,
      url: url.origin + maskedPath(url),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(requestHeaders),
      queryString: pairs([...new URL(url.origin + maskedPath(url)).searchParams]),
      ...postData(call),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      // HAR uses 0 for a broken connection.
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(answerHeaders.filter(([name]) => name.toLowerCase() !== 'set-cookie')),
      content: contentOf(call),
      redirectURL: answerHeaders.find(([name]) => name.toLowerCase() === 'location')?.[1] ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

/** @param tokens removed from every text */
export function harText(calls: readonly WireCall[], tokens: Iterable<string> = []): string {
  const har = {
    log: {
      version: '1.2',
      creator: { name: 'steel-epd-portal', version: '1' },
      pages: [],
      entries: calls.map(entryOf),
    },
  };
  let text = JSON.stringify(har, null, 2);
  for (const token of tokens) text = text.replaceAll(token, MASK);
  return `${text}\n`;
}

interface Captured {
  readonly player: Player;
  readonly calls: readonly WireCall[];
  readonly tokens: ReadonlySet<string>;
}

async function sentBy(request: Request): Promise<WireCall['request']> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/')) {
    const text = await request.text();
    return text === '' ? null : { type, text };
  }
  const params = [...(await request.formData())].map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, fileName: value.name, contentType: value.type },
  );
  return { type, params };
}

const isText = (type: string): boolean => /^text\/|json|xml|javascript/.test(type);

async function answeredBy(response: Response): Promise<WireCall['answer']> {
  if (response.type === 'error') return null;
  const type = response.headers.get('content-type') ?? '';
  if (type === '' || isText(type)) return { text: await response.text() };
  return { bytes: toBytes(new Uint8Array(await response.arrayBuffer())) };
}

/** Records the player's calls without those of the control API. @param origin replaces the player's in URLs */
export function captured(player: Player, origin = player.origin): Captured {
  const calls: WireCall[] = [];
  const tokens = new Set<string>();
  let now = Date.now();
  const send = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/__mock/')) return player.send(request);
    const asked = await sentBy(request.clone());
    const token = request.headers.get('authorization') ?? '';
    if (token !== '') tokens.add(token);
    const began = performance.now();
    const response = await player.send(request);
    const ms = Math.round((performance.now() - began) * 1000) / 1000;
    calls.push({
      at: now,
      ms,
      method: request.method,
      url: new URL(origin + url.pathname + url.search),
      requestHeaders: [...request.headers],
      request: asked,
      status: response.status,
      answerHeaders: [...response.headers],
      answer: await answeredBy(response.clone()),
    });
    return response;
  };
  const { clock } = player;
  return {
    player: {
      ...player,
      send,
      clock: clock && {
        ...clock,
        freezeAt: (epochMs) => {
          now = epochMs;
          return clock.freezeAt(epochMs);
        },
      },
    },
    calls,
    tokens,
  };
}
