/**
 * Reads an answer as the portal does: tolerated deviations are recorded and normalised, so that one habit of a server (`code` as
 * a string everywhere) does not hide other differences.
 */
import { present } from '#mocks/lib/tables.ts';
import { checkAnswer, type Finding } from '#mocks/openapi/validate.ts';
import { focused } from '#mocks/openapi/focused.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject, type Json } from '../openapi/json.ts';
import type { Drift } from './drift-kinds.ts';
import { isOtherName, normalised, normaliseBareList, normaliseMissing } from './normalise.ts';

export interface ReadThrough {
  readonly json: unknown;
  readonly drifts: readonly Drift[];
  /** Remaining findings, which the portal does not tolerate. */
  readonly findings: readonly Finding[];
}

/** The missing or undeclared property of a finding. */
export function propertyOf({ problem }: Finding): { missing?: string; undeclared?: string } {
  const [, missing, undeclared] =
    /^(?:must have required property '([^']+)'|"([^"]+)" is not declared)$/.exec(problem) ?? [];
  return present({ missing, undeclared });
}

/** Resolves a JSON pointer to the parent of its value and the key there. */
function holderOf(json: unknown, pointer: string): { holder: Json | unknown[]; key: string } | null {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const key = steps.pop();
  let holder: unknown = json;
  for (const step of steps)
    holder = isObject(holder) || Array.isArray(holder) ? Reflect.get(holder, step) : null;
  return key !== undefined && (isObject(holder) || Array.isArray(holder)) ? { holder, key } : null;
}

export function valueAt(json: unknown, pointer: string): unknown {
  if (pointer === '/' || pointer === '') return json;
  const found = holderOf(json, pointer);
  return found === null ? undefined : Reflect.get(found.holder, found.key);
}

/** Normalises one finding, if the portal tolerates it. Modifies `json`. */
function normalise(json: Json, finding: Finding): Drift | null {
  const { pointer, problem } = finding;
  const { missing, undeclared } = propertyOf(finding);
  const at = pointer === '/' ? '' : pointer;
  const here = valueAt(json, pointer);
  if (missing !== undefined && isObject(here)) {
    const put = normaliseMissing(here, missing, at === '');
    return put === null ? null : { kind: put.kind, place: `${at}/${put.name}` };
  }
  // A field with an alias may have been fixed earlier in this round.
  if (undeclared !== undefined && isObject(here) && Object.hasOwn(here, undeclared)) {
    // An alias: reported with the missing field instead.
    if (isOtherName(undeclared, here)) return null;
    delete here[undeclared];
    return { kind: at === '' ? 'envelopeField' : 'field', place: `${at}/${undeclared}` };
  }
  const found = holderOf(json, pointer);
  if (found === null) return null;
  const put = normalised(problem, here);
  if (put !== null) {
    Reflect.set(found.holder, found.key, put.value);
    return { kind: put.kind, place: pointer };
  }
  return null;
}

const bodyOf = (findings: readonly Finding[]): Finding[] => findings.filter(({ where }) => where === 'body');

/** Converts between null and absent, as the contract requires. Returns an undo function. */
function normaliseNull(json: Json, finding: Finding): (Drift & { putBack: () => void }) | null {
  const { pointer, problem } = finding;
  const { missing } = propertyOf(finding);
  const here = valueAt(json, pointer);
  if (missing !== undefined && isObject(here)) {
    here[missing] = null;
    const place = `${pointer === '/' ? '' : pointer}/${missing}`;
    return { kind: 'nullLeftOut', place, putBack: () => void delete here[missing] };
  }
  const found = holderOf(json, pointer);
  if (found === null || Array.isArray(found.holder) || !/^must be\b/.test(problem)) return null;
  const { holder, key } = found;
  if (holder[key] !== null) return null;
  delete holder[key];
  return { kind: 'nullField', place: pointer, putBack: () => void (holder[key] = null) };
}

const isStillWrong = (findings: readonly Finding[], place: string): boolean =>
  bodyOf(findings).some((one) => {
    const { missing } = propertyOf(one);
    const at = one.pointer === '/' ? '' : one.pointer;
    return at === place || (missing !== undefined && `${at}/${missing}` === place);
  });

/** Normalises an answer with data; also with another code than 1, then judged as a success. */
export function readThrough(operation: OperationId, status: number, received: unknown): ReadThrough {
  const json = structuredClone(received);
  const check = (): Finding[] =>
    focused(checkAnswer(operation, { status, contentType: 'application/json', body: json }), json);
  if (!isObject(json)) return { json, drifts: [], findings: check() };
  const drifts: Drift[] = [];
  if (typeof json['code'] === 'string' && /^-?(?:0|[1-9]\d*)$/.test(json['code'])) {
    json['code'] = Number(json['code']);
    drifts.push({ kind: 'codeText', place: '/code' });
  }
  const bare = normaliseBareList(json, operation);
  if (bare !== null) drifts.push({ kind: bare, place: '/data' });
  let findings = check();
  // Terminates: each round fixes at least one place, and fixed places are not reported again.
  for (let again = true; again;) {
    const before = drifts.length;
    for (const finding of bodyOf(findings)) {
      const drift = normalise(json, finding);
      if (drift !== null) drifts.push(drift);
    }
    again = drifts.length > before;
    if (again) findings = check();
  }
  for (const finding of bodyOf(findings)) {
    const put = normaliseNull(json, finding);
    if (put === null) continue;
    const after = check();
    if (isStillWrong(after, put.place)) put.putBack();
    else {
      drifts.push({ kind: put.kind, place: put.place });
      findings = after;
    }
  }
  // Timestamps in ms are converted twice (to a string, then to a time): the last drift per place describes them.
  return { json, drifts: [...new Map(drifts.map((one) => [one.place, one])).values()], findings };
}
