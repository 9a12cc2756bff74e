/** Imports HAR, curl and Postman as recordings; exports a World's calls as HAR. */
import { present } from '../lib/tables.ts';
import { TITLE_MAX } from '../recording/read.ts';
import { importTraffic } from '../traffic/import.ts';
import { readTraffic } from '../traffic/read.ts';
import { harText, type WireCall } from '../traffic/write-har.ts';
import type { RecorderStep } from '../world/recorder.ts';
import type { LiveWorld } from '../world/world.ts';
import * as api from './control.ts';
import { knownPersona } from './people.ts';

const isTitle = (value: unknown): value is string => api.isText(value) && value.length <= TITLE_MAX;

function requestIn({ request }: RecorderStep): WireCall['request'] {
  if (request === null) return null;
  if ('json' in request) return { type: 'application/json', text: request.json };
  const params = request.form.map((part) =>
    'text' in part
      ? { name: part.name, value: part.text }
      : { name: part.name, fileName: part.file.name, contentType: part.file.type },
  );
  return { type: 'multipart/form-data', params };
}

/** A recorded call on the wire, before any dialect. */
function wireCall(step: RecorderStep, origin: string, took: ReadonlyMap<number, number>): WireCall[] {
  const { kind, at, method, path, token, language, answer, entry } = step;
  if (kind !== 'call' || answer === null) return [];
  const text = answer.json ?? answer.text;
  const type =
    answer.json === undefined ? (answer.file?.type ?? 'text/html; charset=utf-8') : 'application/json';
  return [
    {
      at,
      ms: took.get(entry ?? -1) ?? 0,
      method,
      url: new URL(origin + path),
      requestHeaders: [
        ...(language === null ? [] : [['accept-language', language] as const]),
        ...(token === null ? [] : [['authorization', token] as const]),
      ],
      request: requestIn(step),
      status: answer.status,
      answerHeaders: [['content-type', type]],
      answer: text === undefined ? null : { text },
    },
  ];
}

function harOf({ recorder, journal }: LiveWorld, origin: string): string {
  const took = new Map(journal.tail().map(({ index, ms }) => [index, ms]));
  const steps = recorder.list();
  const tokens = new Set(steps.flatMap(({ token }) => (token === null || token === '' ? [] : [token])));
  return harText(
    steps.flatMap((step) => wireCall(step, origin, took)),
    tokens,
  );
}

export const trafficHandlers = {
  importTraffic: async ({ body }) => {
    const given = api.objectBody(body, ['text', 'title', 'scenario', 'seed', 'persona']);
    const text = api.optional(given, 'text', 'the content of a file', api.isText);
    if (text === undefined) throw new api.ControlError(400, '"text" is missing: the content of a file');
    const title = api.optional(given, 'title', `a text of at most ${TITLE_MAX} characters`, isTitle);
    const scenario = api.optional(given, 'scenario', 'the id of a scenario', api.isText);
    const seed = api.seedIn(given);
    const persona = api.optional(given, 'persona', 'the id of a persona', api.isText);
    if (persona !== undefined) knownPersona(persona);
    const { recording, summary } = await importTraffic(
      await readTraffic(text),
      present({ title, scenario, seed, persona }),
    );
    return { recording, summary };
  },

  getRequestsHar: ({ world, origin }) => new api.RawAnswer('application/json', harOf(world(), origin)),
} satisfies api.ControlHandlers<'importTraffic' | 'getRequestsHar'>;
