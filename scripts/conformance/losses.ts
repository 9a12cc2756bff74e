/** Optional fields that the portal's screens depend on: what users miss if a server never sends them. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { CLAIMS } from '#src/lib/claims.ts';
import type { Claim } from '#src/lib/claims/claim.ts';
import { isObject } from '../openapi/json.ts';
import type { Words } from './words.ts';

export interface Loss {
  /** Path in the answer, `[]` for any item: `/data/list/[]/quoteStatus`. */
  readonly field: string;
  readonly without: Words;
}

/** Fields that users miss although no claim covers them. */
const UNCLAIMED: readonly (Loss & { readonly operation: OperationId })[] = [
  {
    operation: 'getTexts',
    field: '/data/texts',
    without: { zh: '使用门户自带的文本', en: 'the portal shows its own texts' },
  },
];

/** Losses derived from the claims about a call; each group lists its preferred field first. */
function lossesByClaims(
  operation: OperationId,
  claims: readonly Claim[],
): (Loss & { nullTells?: boolean })[] {
  const fields = claims.flatMap(({ fields: groups, without, nullTells }) =>
    groups.flatMap(([first]) => {
      const [call, field] = first?.split(' ') ?? [];
      return call === operation && field !== undefined
        ? [[field, { field, without, ...(nullTells && { nullTells }) }] as const]
        : [];
    }),
  );
  const unclaimed = UNCLAIMED.filter((one) => one.operation === operation);
  // Of several claims about a field, the first in the table is the main one.
  return [...[...new Map([...fields].reverse()).values()].reverse(), ...unclaimed];
}

function valuesAt(json: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [json];
  if (step === '[]') return Array.isArray(json) ? json.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(json) ? valuesAt(json[step], rest) : [];
}

/** Fields missing in every row. An empty array proves nothing. */
export function lossesOf(
  operation: OperationId,
  json: unknown,
  claims: readonly Claim[] = Object.values(CLAIMS),
): Loss[] {
  const losses = lossesByClaims(operation, claims).filter(({ field, nullTells = false }) => {
    const steps = field.split('/').slice(1);
    const holders = valuesAt(json, steps.slice(0, -1)).filter(isObject);
    const name = steps.at(-1) ?? '';
    const isMissing = (value: unknown): boolean => value === undefined || (value === null && !nullTells);
    return holders.length > 0 && holders.every((holder) => isMissing(holder[name]));
  });
  return losses.map(({ field, without }) => ({ field, without }));
}
