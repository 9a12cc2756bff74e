import type { Facts } from './facts.ts';
import { findingOf, type Rule, type Verdict } from './rule.ts';
import { IDENTITY_RULES, SCOPE_RULES } from './rules-identity.ts';
import { RESULT_RULES } from './rules-results.ts';
import { TIME_RULES } from './rules-time.ts';

const ALL = { ...IDENTITY_RULES, ...SCOPE_RULES, ...RESULT_RULES, ...TIME_RULES };
export type RuleId = keyof typeof ALL;

export const RULES: Readonly<Record<RuleId, Rule>> = ALL;
// Safe: the keys of a constant object.
export const RULE_IDS = Object.keys(ALL) as RuleId[];

export interface CardLine {
  id: RuleId;
  norm: readonly string[];
  verdict: Verdict;
  /** Variables of the text that explains the finding. */
  vars: Readonly<Record<string, string | number>>;
}

/** Worst first. */
export const VERDICTS: readonly Verdict[] = ['error', 'warning', 'untold', 'ok'];

/** Verdicts of all applicable rules, worst first, then in the order above. */
export function reportCard(facts: Facts): CardLine[] {
  const lines = RULE_IDS.flatMap((id): CardLine[] => {
    const { norm } = RULES[id];
    const found = findingOf(RULES[id], facts);
    if (found === 'aside') return [];
    const { verdict, vars } = typeof found === 'string' ? { verdict: found, vars: {} } : found;
    return [{ id, norm, verdict, vars }];
  });
  return lines.sort((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict));
}
