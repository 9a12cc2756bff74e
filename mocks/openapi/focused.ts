/** Narrows the findings of a success-or-refusal schema to the branch that applies. */
import type { Finding } from './validate.ts';

/** The pointer in a body, else the part of the answer. */
export const placeOf = ({ where, pointer }: Finding): string => (where === 'body' ? pointer : where);

const codeOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;

/** Drops findings of the branch (success or refusal) that does not apply. */
export function focused(findings: readonly Finding[], json: unknown): Finding[] {
  const code = codeOf(json);
  const refuses = typeof code === 'number' && code !== 1;
  const noise = refuses
    ? ({ pointer, problem }: Finding) => pointer === '/code' && problem === 'must be 1'
    : ({ pointer, problem }: Finding) =>
        (pointer === '/code' && problem === 'must NOT be valid') ||
        (pointer === '/data' && problem === 'must be null') ||
        (pointer === '/message' && problem === 'must be string');
  const left = findings.filter(
    (one) => one.where !== 'body' || !(noise(one) || /in oneOf$/.test(one.problem)),
  );
  // If neither branch has findings, those of the choice itself remain.
  const remaining = left.length > 0 ? left : findings;
  return [...new Map(remaining.map((one) => [`${placeOf(one)} ${one.problem}`, one])).values()];
}
