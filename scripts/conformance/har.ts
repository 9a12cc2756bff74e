/** Judges the answers of a HAR offline. Evidence contains no secrets. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { parsed } from '#mocks/recording/format.ts';
import { decoded } from '#mocks/traffic/exchange.ts';
import { secretsIn, study, type Studied } from '#mocks/traffic/import.ts';
import { mapped } from '#mocks/recording/references.ts';
import { readTraffic } from '#mocks/traffic/read.ts';
import { contractNames, kindOfField } from '#mocks/traffic/sensitive.ts';
import { PLACEHOLDER, type Placeholders } from '#mocks/traffic/placeholders.ts';
import type { Received } from './answer.ts';
import type { AnswerSchemas } from './assumptions.ts';
import { excerptOf } from './evidence.ts';
import { judge } from './judge.ts';
import { keepWorst } from './proxy.ts';
import { callOf, verdictOf, type CallReport } from './run.ts';
import type { Difference } from './words.ts';

export interface HarReport {
  /** Origin and prefix of the portal's server. */
  readonly base: string;
  readonly judged: number;
  /** The worst result of each call. */
  readonly reports: CallReport[];
}

const HIDDEN = '…';
const shown = (placeholders: Placeholders, text: string): string =>
  placeholders.replaceIn(text).replace(PLACEHOLDER, HIDDEN);

/** The answer for reports, without secrets, personal data and undeclared fields. */
function maskedBody(placeholders: Placeholders, text: string): Uint8Array {
  const json = parsed(text);
  const masked =
    json === undefined
      ? shown(placeholders, text)
      : JSON.stringify(
          mapped(json, (leaf, key) => {
            const value = String(leaf);
            if (kindOfField(key, value) !== null || (key !== '' && !contractNames().has(key))) return HIDDEN;
            const safe = shown(placeholders, value);
            return safe === value ? leaf : safe;
          }),
        );
  return new TextEncoder().encode(masked);
}

/** A difference with evidence from the masked answer only. */
function withSafeEvidence(
  { found: _, ...difference }: Difference,
  safe: readonly Difference[],
  placeholders: Placeholders,
): Difference {
  const same = safe.find(({ place, kind }) => place === difference.place && kind === difference.kind);
  const { says } = same ?? difference;
  return {
    ...difference,
    place: shown(placeholders, difference.place),
    says: { en: shown(placeholders, says.en), zh: shown(placeholders, says.zh) },
    ...(same?.found === undefined ? {} : { found: same.found }),
  };
}

function reportOf(
  schemas: AnswerSchemas,
  call: Studied['calls'][number],
  received: Received,
  placeholders: Placeholders,
): CallReport {
  const { operation, exchange, body } = call;
  const asked = body ?? Object.fromEntries(exchange.url.searchParams);
  // A person may trigger refusals: only their shape is checked.
  const { json: _, ...judged } = judge(schemas, operation, received, asked, true);
  const { entry, ms } = exchange;
  const bare = {
    operation,
    call: callOf(operation),
    ms: Math.round(ms),
    ...(entry === undefined ? {} : { entry }),
  };
  const verdict = verdictOf(judged);
  const drifts = judged.drifts.map((drift) => ({ ...drift, place: shown(placeholders, drift.place) }));
  if (judged.differences.length === 0) return { ...judged, ...bare, drifts, verdict };
  const isText = /json|text|html|xml/.test(received.contentType ?? 'text');
  const bytes = isText ? maskedBody(placeholders, decoded(received.bytes)) : received.bytes;
  const safe = judge(schemas, operation, { ...received, bytes }, asked, true);
  return {
    ...judged,
    ...bare,
    drifts,
    differences: judged.differences.map((one) => withSafeEvidence(one, safe.differences, placeholders)),
    verdict,
    excerpt: excerptOf(bytes, received.contentType, null),
  };
}

/** Throws TrafficError for an invalid HAR, or one without calls of the contract. */
export async function judgeHar(text: string, schemas: AnswerSchemas): Promise<HarReport> {
  const { exchanges } = await readTraffic(text);
  const { calls, server } = study(exchanges);
  const { placeholders } = secretsIn(exchanges, calls);
  const worst = new Map<OperationId, CallReport>();
  let judged = 0;
  for (const call of calls) {
    const { answer } = call.exchange;
    // Browsers omit some bodies.
    if (answer === null || answer.body === null) continue;
    const { status, headers, type, body } = answer;
    const received: Received = {
      status,
      contentType: type === '' ? null : type,
      bytes: body,
      location: headers['location']?.split(/[?#]/, 1)[0] ?? null,
    };
    keepWorst(worst, reportOf(schemas, call, received, placeholders));
    judged += 1;
  }
  return { base: server.origin + server.prefix, judged, reports: [...worst.values()] };
}
