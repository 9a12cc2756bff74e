import type { Facts } from './facts.ts';

export type Verdict = 'ok' | 'warning' | 'error' | 'untold';

type Vars = Readonly<Record<string, string | number>>;

interface Fault {
  verdict: 'warning' | 'error';
  vars: Vars;
}

/** `aside`: the rule does not apply. */
export type Finding = 'ok' | 'untold' | 'aside' | Fault;

/** Facts with the named ones known. */
export type WithFacts<Name extends keyof Facts> = Facts & {
  [One in Name]-?: Exclude<Facts[One], undefined>;
};

export interface RuleScope {
  /** Standards that require it. */
  norm: readonly string[];
  /** Applies to this stage only. */
  stage?: Facts['stage'];
  /** Applies to this type only. */
  type?: 'EPD' | 'CFP';
  /** Applies only if the declaration names such a standard. */
  under?: RegExp;
}

export interface Rule extends RuleScope {
  check: (facts: Facts) => Finding;
}

/** A rule by its standards; `untold` if a required fact is unknown. */
export function rule<Name extends keyof Facts>(
  needs: readonly Name[],
  terms: readonly string[] | RuleScope,
  check: (facts: WithFacts<Name>) => Finding,
): Rule {
  const isKnown = (facts: Facts): facts is WithFacts<Name> =>
    needs.every((name) => facts[name] !== undefined);
  const own = 'norm' in terms ? terms : { norm: terms };
  return { ...own, check: (facts) => (isKnown(facts) ? check(facts) : 'untold') };
}

export const error = (wrong: boolean, vars: Vars = {}): Finding =>
  wrong ? { verdict: 'error', vars } : 'ok';

export const warning = (wrong: boolean, vars: Vars = {}): Finding =>
  wrong ? { verdict: 'warning', vars } : 'ok';

export const follows = ({ standards }: WithFacts<'standards'>, pattern: RegExp): boolean =>
  standards.some((standard) => pattern.test(standard));

export function findingOf({ stage, type, under, check }: Rule, facts: Facts): Finding {
  const { standards } = facts;
  if (stage !== undefined && stage !== facts.stage) return 'aside';
  if (type !== undefined && facts.type !== undefined && type !== facts.type) return 'aside';
  if (under !== undefined && standards !== undefined && !follows({ ...facts, standards }, under))
    return 'aside';
  const isOpen =
    (type !== undefined && facts.type === undefined) || (under !== undefined && standards === undefined);
  return isOpen ? 'untold' : check(facts);
}

/** Names of standards as declarations write them, with or without year and spaces. */
export const A2 = /EN 15804\S*\s?\+\s?A2/i;
export const CONSTRUCTION = /EN 15804|ISO 21930/i;
export const CLIMATE_SPLIT = /EN 15804\S*\s?\+\s?A2|ISO(?:\/TS)? 14067|GB\/T 24067/i;
