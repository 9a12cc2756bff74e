/** Fields that the contract leaves optional and the portal asserts something from: what people lose where a server never sends them. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { CLAIMS } from '#src/lib/claims.ts';
import type { Claim } from '#src/lib/claims/claim.ts';
import { isObject } from '../openapi/json.ts';
import type { Words } from './words.ts';

export interface Loss {
  /** Place in the answer, `[]` for any item: `/data/list/[]/quoteStatus`. */
  readonly field: string;
  readonly without: Words;
}

/** What the claims say of a call: the field that the portal would rather read stands first in its group. */
function lossesByClaims(operation: OperationId, claims: readonly Claim[]): Loss[] {
  const fields = claims.flatMap(({ fields: groups, without }) =>
    groups.flatMap(([first]) => {
      const [call, field] = first?.split(' ') ?? [];
      return call === operation && field !== undefined ? [[field, { field, without }] as const] : [];
    }),
  );
  // Several claims stand on one field: the first of the table is the main one.
  return [...new Map([...fields].reverse()).values()].reverse();
}

/** Values at a place; a list on the way gives one for each of its items. */
function valuesAt(json: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [json];
  if (step === '[]') return Array.isArray(json) ? json.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(json) ? valuesAt(json[step], rest) : [];
}

/** What is missing in all that came. An empty list says nothing. */
export function lossesOf(operation: OperationId, json: unknown, claims: readonly Claim[] = CLAIMS): Loss[] {
  return lossesByClaims(operation, claims).filter(({ field }) => {
    const steps = field.split('/').slice(1);
    const holders = valuesAt(json, steps.slice(0, -1)).filter(isObject);
    const name = steps.at(-1) ?? '';
    return holders.length > 0 && holders.every((holder) => (holder[name] ?? null) === null);
  });
}
