/** Judges one answer against the contract: meaning, then shape, then content. */
import { type Finding, checkAnswer } from '#mocks/openapi/validate.ts';
import { placeOf } from '#mocks/openapi/focused.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject } from '../openapi/json.ts';
import { charsetOf, meaningOf, type Received } from './answer.ts';
import {
  assumptionAt,
  assumptionOfMissing,
  shownAssumptions,
  type AnswerSchemas,
  type Assumed,
} from './assumptions.ts';
import type { Drift } from './drift-kinds.ts';
import { shownValue } from './evidence.ts';
import { lossesOf, type Loss } from './losses.ts';
import { pageFindings } from './pages.ts';
import { propertyOf, readThrough, valueAt } from './read-through.ts';
import { problemWords, type Difference } from './words.ts';
import { sniffKind, type FileKind } from '#mocks/files/sniff.ts';

const KIND_OF_TYPE: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
};

/** Differences between the magic bytes and the content type; an octet stream may be anything. */
function fileDifferences({ bytes, contentType }: Received): Difference[] {
  if (bytes.length === 0) return [{ kind: 'wrong', place: 'body', says: { en: 'is empty', zh: '文件为空' } }];
  const kind = sniffKind(bytes);
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const wanted = KIND_OF_TYPE[type];
  const isOther = wanted === undefined ? type.startsWith('image/') && kind === 'pdf' : kind !== wanted;
  if (!isOther) return [];
  const really = kind === 'unknown' ? JSON.stringify(new TextDecoder().decode(bytes.subarray(0, 24))) : kind;
  return [
    {
      kind: 'wrong',
      place: 'body',
      says: { en: `is named ${type}, its bytes are ${really}`, zh: `类型为 ${type}，内容却是 ${really}` },
    },
  ];
}

export interface Judgement {
  readonly differences: readonly Difference[];
  readonly drifts: readonly Drift[];
  /** Invented or assumed parts that the answer confirms. */
  readonly confirmed: readonly Assumed[];
  /** Optional fields that are missing in every row although screens would show them. */
  readonly losses: readonly Loss[];
  /** Rejected token, however the server reports it. */
  readonly unauthorized: boolean;
  /** The normalised JSON, input for later calls. */
  readonly json?: unknown;
}

function shapeDifference(
  schemas: AnswerSchemas,
  operation: OperationId,
  finding: Finding,
  json: unknown,
): Difference {
  const { missing } = propertyOf(finding);
  const at = placeOf(finding);
  const place = missing === undefined || finding.where !== 'body' ? at : `${at === '/' ? '' : at}/${missing}`;
  const reasonOf = missing === undefined ? assumptionAt : assumptionOfMissing;
  const assumption = finding.where === 'body' ? reasonOf(schemas, operation, place) : null;
  const value = finding.where === 'body' && missing === undefined ? shownValue(valueAt(json, at)) : undefined;
  return {
    kind: missing === undefined ? 'wrong' : 'missing',
    place,
    says: missing === undefined ? problemWords(finding.problem) : { en: 'is missing', zh: '缺少该字段' },
    ...(value === undefined ? {} : { found: value }),
    ...(assumption === null ? {} : { assumption }),
  };
}

/** The null branch of a nullable schema: for a value, the other branch's message is more useful. */
const isNullBranch = ({ problem }: Finding): boolean => problem === 'must be null';

/** The portal accepts an HTML page in an envelope. */
const isPageInEnvelope = (operation: OperationId, json: unknown): boolean =>
  operations[operation].answer === 'html' && isObject(json) && typeof json['data'] === 'string';

/** Reports charsets other than UTF-8, and text that does not match its charset. */
function charsetDifferences({ contentType }: Received): Difference[] {
  const charset = charsetOf(contentType);
  if (/^utf-?8$/.test(charset)) return [];
  return [
    {
      kind: 'wrong',
      place: 'content-type',
      says: { en: `charset is ${charset}, expected utf-8`, zh: `字符集为 ${charset}，应为 utf-8` },
    },
  ];
}

const NOTHING = { confirmed: [], losses: [] } as const;

/**
 * Judges an answer.
 * @param asked body or query of the request, for checks that depend on it
 * @param mayRefuse a refusal with a message is acceptable; otherwise it is a difference
 */
export function judge(
  schemas: AnswerSchemas,
  operation: OperationId,
  received: Received,
  asked: unknown,
  mayRefuse = false,
): Judgement {
  const givesJson = operations[operation].answer === 'json';
  const { json, says, unauthorized, isData, drifts } = meaningOf(received, givesJson);
  const differences: Difference[] = [];
  const isRefusal = says !== null && isObject(json) && !isData;
  if (says !== null && !(mayRefuse && isRefusal)) differences.push({ kind: 'answer', place: 'status', says });
  if (!isData)
    return { ...NOTHING, differences, drifts, unauthorized, ...(json === undefined ? {} : { json }) };

  if (isPageInEnvelope(operation, json)) {
    const place = '/data';
    return { ...NOTHING, differences, drifts: [...drifts, { kind: 'pageEnvelope', place }], unauthorized };
  }
  if (!givesJson) {
    const { contentType } = received;
    const findings = checkAnswer(operation, {
      status: received.status,
      ...(contentType === null ? {} : { contentType }),
    });
    differences.push(...findings.map((finding) => shapeDifference(schemas, operation, finding, undefined)));
    if (differences.length === 0) differences.push(...fileDifferences(received));
    const confirmed = differences.length === 0 ? shownAssumptions(schemas, operation, undefined) : [];
    return { ...NOTHING, differences, drifts, confirmed, unauthorized };
  }
  // Data with another code: the code is reported above, the shape is judged as a success.
  const read = readThrough(
    operation,
    received.status,
    says === null ? json : { ...(isObject(json) ? json : {}), code: 1 },
  );
  const isCounted = !read.drifts.some(({ kind }) => kind === 'bareList' || kind === 'totalMissing');
  const paged = pageFindings(operation, read.json, asked, isCounted);
  differences.push(
    // One line per place: an enum message includes the type, a type message includes null.
    ...new Map(
      [...read.findings]
        .sort((one, other) => Number(isNullBranch(other)) - Number(isNullBranch(one)))
        .map((finding) => shapeDifference(schemas, operation, finding, read.json))
        .map((one) => [one.place, one]),
    ).values(),
    ...charsetDifferences(received),
    ...paged.differences,
  );
  const confirmed = differences.length === 0 ? shownAssumptions(schemas, operation, read.json) : [];
  return {
    differences,
    drifts: [...drifts, ...read.drifts, ...paged.drifts],
    confirmed,
    losses: lossesOf(operation, read.json),
    unauthorized,
    json: read.json,
  };
}
