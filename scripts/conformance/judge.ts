/** One answer of a running server beside the contract: first what it means, then its shape, then what it holds. */
import type { Finding } from '#mocks/openapi/validate.ts';
import { checkAnswer } from '#mocks/openapi/validate.ts';
import { placeOf } from '#mocks/openapi/focused.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject } from '../openapi/json.ts';
import { charsetOf, meaningOf, type Came } from './answer.ts';
import { assumptionAt, shownAssumptions, type AnswerSchemas, type Assumed } from './assumptions.ts';
import type { Drift } from './drift-kinds.ts';
import { shownValue } from './evidence.ts';
import { fileDifferences } from './files.ts';
import { lossesOf, type Loss } from './losses.ts';
import { pageDifferences } from './pages.ts';
import { propertyOf, readThrough, valueAt } from './read-through.ts';
import { problemWords, type Difference } from './words.ts';

export interface Judgement {
  readonly differences: readonly Difference[];
  /** What the portal tolerates. */
  readonly drifts: readonly Drift[];
  /** Invented or assumed parts that the answer has shown to be right. */
  readonly confirmed: readonly Assumed[];
  /** Fields that may be missing, are missing in each row, and that the portal would show something from. */
  readonly losses: readonly Loss[];
  /** No session behind the token, in whatever way the server says so. */
  readonly unauthorized: boolean;
  /** The answer's JSON as the portal reads it, for the calls after it. */
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
  const assumption = finding.where === 'body' ? assumptionAt(schemas, operation, place) : null;
  const value = finding.where === 'body' && missing === undefined ? shownValue(valueAt(json, at)) : undefined;
  return {
    kind: missing === undefined ? 'wrong' : 'missing',
    place,
    says: missing === undefined ? problemWords(finding.problem) : { en: 'is missing', zh: '缺少该字段' },
    ...(value === undefined ? {} : { found: value }),
    ...(assumption === null ? {} : { assumption }),
  };
}

/** Letters of another charset than UTF-8 are read by its name, and wrongly where the name is wrong. */
function charsetDifferences({ contentType }: Came): Difference[] {
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
  const givesJson = operations[operation].answer === 'json';
  const { json, says, unauthorized, isData, drifts } = meaningOf(came, givesJson);
  const differences: Difference[] = [];
  const isRefusal = says !== null && isObject(json) && !isData;
  if (says !== null && !(mayRefuse && isRefusal)) differences.push({ kind: 'answer', place: 'status', says });
  if (!isData)
    return {
      differences,
      drifts,
      confirmed: [],
      losses: [],
      unauthorized,
      ...(json === undefined ? {} : { json }),
    };

  if (!givesJson) {
    const { contentType } = came;
    const findings = checkAnswer(operation, {
      status: came.status,
      ...(contentType === null ? {} : { contentType }),
    });
    differences.push(...findings.map((finding) => shapeDifference(schemas, operation, finding, undefined)));
    if (differences.length === 0) differences.push(...fileDifferences(came));
    const confirmed = differences.length === 0 ? shownAssumptions(schemas, operation, undefined) : [];
    return { differences, drifts, confirmed, losses: [], unauthorized };
  }
  // Data behind a code of the server's own: the code is said above, the shape is judged as that of a success.
  const read = readThrough(
    operation,
    came.status,
    says === null ? json : { ...(isObject(json) ? json : {}), code: 1 },
  );
  differences.push(
    // One line a place: that it must be one of some numbers says already that it must be a number.
    ...new Map(
      read.findings
        .map((finding) => shapeDifference(schemas, operation, finding, read.json))
        .map((one) => [one.place, one]),
    ).values(),
    ...charsetDifferences(came),
    ...pageDifferences(read.json, asked),
  );
  const confirmed = differences.length === 0 ? shownAssumptions(schemas, operation, read.json) : [];
  return {
    differences,
    drifts: [...drifts, ...read.drifts],
    confirmed,
    losses: lossesOf(operation, read.json),
    unauthorized,
    json: read.json,
  };
}
