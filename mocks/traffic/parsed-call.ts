/** A call of the contract with its JSON read: body, envelope of the answer, whether it succeeded. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Operation } from '../core/route-index.ts';
import { parsed, type Json } from '../recording/json.ts';
import { decoded, type Exchange } from './exchange.ts';
import type { Call } from './select.ts';
import { isObject } from '../lib/checked-json.ts';

export interface ParsedCall {
  readonly exchange: Exchange;
  readonly operation: OperationId;
  readonly entry: Operation;
  readonly params: Readonly<Record<string, string>>;
  /** Parsed JSON of the request; undefined without. */
  readonly body: unknown;
  /** JSON of the answer as it came. */
  readonly raw: unknown;
  /** The envelope of the answer as the contract has it, or other JSON; undefined without JSON. */
  readonly json: unknown;
  readonly data: unknown;
  readonly succeeded: boolean;
}

/** AJ-Captcha's "0000" is a success, "0001" our 0 (decision 38). */
const codeOfAj = (repCode: unknown): number => {
  if (repCode === '0000') return 1;
  return Number(repCode) === 1 ? 0 : Number(repCode);
};

/** Lists of rows as the contract has them; servers call them `rows` and `total` too. */
function asPage(data: unknown): unknown {
  if (!isObject(data) || !Array.isArray(data['rows']) || 'list' in data) return data;
  const { rows, total, ...rest } = data;
  return { ...rest, list: rows, ...(total === undefined ? {} : { totals: total }) };
}

/** The envelope in the documented form; other JSON as it is. */
function asEnvelope(json: unknown): unknown {
  if (!isObject(json)) return json;
  if (!('code' in json) && 'repCode' in json) {
    const { repCode, repMsg, repData = null } = json;
    return { code: codeOfAj(repCode), message: typeof repMsg === 'string' ? repMsg : '', data: repData };
  }
  const code = Number(json['code'] ?? Number.NaN);
  if (Number.isNaN(code)) return json;
  const message = json['message'] ?? json['msg'] ?? '';
  return {
    code,
    message: typeof message === 'string' ? message : '',
    data: asPage(json['data'] ?? null),
  };
}

const isJsonText = (text: string): boolean => /^\s*[[{"]/.test(text);

function jsonOf({ answer }: Exchange): unknown {
  if (answer?.body == null) return undefined;
  const text = decoded(answer.body);
  return /json|text\/plain/.test(answer.type) || (answer.type === '' && isJsonText(text))
    ? parsed(text)
    : undefined;
}

export function parsedCall({ exchange, route }: Call): ParsedCall {
  const { body } = exchange;
  const raw = jsonOf(exchange);
  const json = asEnvelope(raw);
  return {
    exchange,
    operation: route.operationId,
    entry: route.operation,
    params: route.params,
    body: body !== null && 'text' in body ? parsed(body.text) : undefined,
    raw,
    json,
    data: isObject(json) ? json['data'] : undefined,
    succeeded: isObject(json) && json['code'] === 1,
  };
}

export const fieldsOf = (value: unknown): Json => (isObject(value) ? value : {});

export const textField = (value: unknown, name: string): string => {
  const found = fieldsOf(value)[name];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

export type Leaf = string | number;

/** Maps all texts and numbers recursively; a field that `keeps` refuses goes. `key` is the name of the nearest field. */
export function mapped(
  value: unknown,
  change: (leaf: Leaf, key: string) => unknown,
  keeps: (name: string) => boolean = () => true,
  key = '',
): unknown {
  if (typeof value === 'string' || typeof value === 'number') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapped(item, change, keeps, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => keeps(name))
      .map(([name, inner]) => [name, mapped(inner, change, keeps, name)]),
  );
}
