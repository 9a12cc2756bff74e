/** A player of recordings that keeps what goes over the wire. */
import { toBytes } from '../lib/bytes.ts';
import type { Player } from '../recording/player.ts';
import type { WireCall } from './write-har.ts';

export interface Captured {
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

/** @param origin of the addresses in place of the player's; the control API stays out */
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
  const { stage } = player;
  return {
    player: {
      ...player,
      send,
      stage: stage && {
        ...stage,
        standAt: (epochMs) => {
          now = epochMs;
          return stage.standAt(epochMs);
        },
      },
    },
    calls,
    tokens,
  };
}
