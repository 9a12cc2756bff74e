/** What an answer's findings really say, where the contract lets it be a success or a refusal. */
import type { Finding } from './validate.ts';

/** What is wrong in a body stands at its pointer, anything else by its name. */
export const placeOf = ({ where, pointer }: Finding): string => (where === 'body' ? pointer : where);

const codeOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;

/** What the branch of a refusal says about a success, and the other way round, is no finding. */
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
  // Only the choice itself is left where neither branch says more.
  const kept = left.length > 0 ? left : findings;
  return [...new Map(kept.map((one) => [`${placeOf(one)} ${one.problem}`, one])).values()];
}
