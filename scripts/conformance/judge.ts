/** One answer of a running server beside the contract. */
import { sniffKind as sniff } from '#mocks/files/sniff.ts';
import { focused, placeOf } from '#mocks/openapi/focused.ts';
import { checkAnswer, type Finding } from '#mocks/openapi/validate.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject } from '../openapi/json.ts';
import { assumptionAt, shownAssumptions, type AnswerSchemas, type Assumed } from './assumptions.ts';

/** `assumption`: what the contract says there was invented, with the reason; a difference is then no surprise. */
export interface Difference {
  readonly place: string;
  readonly problem: string;
  readonly assumption?: string;
}

export interface Judgement {
  readonly differences: readonly Difference[];
  /** Invented parts that the answer has shown to be right. */
  readonly confirmed: readonly Assumed[];
  /** The answer's JSON, for the calls after it. */
  readonly json?: unknown;
}

/** An answer as it came. */
export interface Came {
  readonly status: number;
  readonly contentType: string | null;
  readonly bytes: Uint8Array;
}

/** A place with the field that is missing there or too much. */
function placed(finding: Finding): string {
  const named = /^(?:must have required property '([^']+)'|"([^"]+)" is not declared)$/.exec(finding.problem);
  const name = named?.[1] ?? named?.[2];
  const place = placeOf(finding);
  return name === undefined || finding.where !== 'body' ? place : `${place === '/' ? '' : place}/${name}`;
}

function parsed(text: string): { json: unknown } | { difference: Difference } {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    const shown = text.trimStart().slice(0, 40);
    return { difference: { place: '/', problem: `is not JSON: ${JSON.stringify(shown)}…` } };
  }
}

/** What the envelope says, to be put after a problem: the server's own reason. */
function words(json: unknown): string {
  return isObject(json) && typeof json['message'] === 'string' ? `: ${JSON.stringify(json['message'])}` : '';
}

/** What a file's first bytes say against its type. */
function fileDifferences({ bytes, contentType }: Came): Difference[] {
  if (bytes.length === 0) return [{ place: 'body', problem: 'is empty' }];
  const kind = sniff(bytes);
  const type = contentType?.split(';', 1)[0]?.trim() ?? '';
  if (/\/pdf$/.test(type) && kind !== 'pdf')
    return [{ place: 'body', problem: `is no PDF, as ${type} says` }];
  if (/^image\/png$/.test(type) && kind !== 'png') return [{ place: 'body', problem: 'is no PNG' }];
  return [];
}

/** Pages are as long as they were asked for, and count what they hold. */
function pageDifferences(json: unknown, asked: unknown): Difference[] {
  const data = isObject(json) ? json['data'] : null;
  if (!isObject(data) || !Array.isArray(data['list']) || !isObject(asked)) return [];
  const size = Number(asked['pageSize']);
  const { length } = data['list'];
  const ids = data['list'].flatMap((row: unknown) =>
    isObject(row) && typeof row['id'] === 'string' ? [row['id']] : [],
  );
  return [
    ...(length > size ? [{ place: '/data/list', problem: `${size} were asked for, ${length} came` }] : []),
    ...(typeof data['totals'] === 'number' && data['totals'] < length
      ? [{ place: '/data/totals', problem: `says ${data['totals']}, and ${length} came` }]
      : []),
    ...(new Set(ids).size < ids.length ? [{ place: '/data/list', problem: 'names an id twice' }] : []),
  ];
}

/**
 * Judges an answer.
 * @param asked body or query of the request, for what depends on it
 * @param mayRefuse a refusal in words is as good as data; else it is a difference
 */
export function judge(
  schemas: AnswerSchemas,
  operation: OperationId,
  came: Came,
  asked: unknown,
  mayRefuse = false,
): Judgement {
  const text = new TextDecoder().decode(came.bytes);
  const isJson = (came.contentType ?? '').includes('json') || operations[operation].answer === 'json';
  const read = isJson ? parsed(text) : { json: undefined };
  const { status } = came;
  const withType = came.contentType === null ? {} : { contentType: came.contentType };
  const differences: Difference[] = 'difference' in read ? [read.difference] : [];
  const json = 'json' in read ? read.json : undefined;
  const findings = checkAnswer(operation, { status, ...withType, body: isJson ? json : came.bytes });
  for (const finding of 'difference' in read
    ? findings.filter(({ where }) => where !== 'body')
    : focused(findings, json)) {
    const place = placed(finding);
    const assumption = finding.where === 'body' ? assumptionAt(schemas, operation, place) : null;
    const problem = finding.where === 'status' ? finding.problem + words(json) : finding.problem;
    differences.push({ place, problem, ...(assumption === null ? {} : { assumption }) });
  }
  const refuses = isObject(json) && json['code'] !== 1;
  if (differences.length === 0 && !mayRefuse && (refuses || status !== 200)) {
    differences.push({ place: 'status', problem: `refused with HTTP ${status}${words(json)}` });
  }
  if (differences.length === 0 && status === 200 && !refuses) {
    if (!isJson) differences.push(...fileDifferences(came));
    differences.push(...pageDifferences(json, asked));
  }
  const confirmed = differences.length === 0 && !refuses ? shownAssumptions(schemas, operation, json) : [];
  return { differences, confirmed, ...(json === undefined ? {} : { json }) };
}
