import type { Facts } from './facts.ts';

export type Verdict = 'ok' | 'warning' | 'error' | 'untold';

type Vars = Readonly<Record<string, string | number>>;

interface Fault {
  verdict: 'warning' | 'error';
  vars: Vars;
}

/** `aside`: the rule is not made for this declaration. */
export type Finding = 'ok' | 'untold' | 'aside' | Fault;

export const TOPICS = ['identity', 'pcr', 'scope', 'results', 'validity', 'evidence'] as const;
export type Topic = (typeof TOPICS)[number];

/** Facts of which the named ones were told. */
export type Told<Name extends keyof Facts> = Facts & {
  [One in Name]-?: Exclude<Facts[One], undefined>;
};

interface Terms {
  topic: Topic;
  /** Standards that ask for it. */
  norm: readonly string[];
  /** Only for this stage. */
  stage?: Facts['stage'];
  /** Only for this type of declaration. */
  type?: 'EPD' | 'CFP';
  /** Only where the declaration names such a standard. */
  under?: RegExp;
}

export interface Rule extends Terms {
  check: (facts: Facts) => Finding;
}

/** A rule; without one of the facts that it needs, its verdict is `untold`. */
export function rule<Name extends keyof Facts>({
  needs,
  check,
  ...terms
}: Terms & {
  needs: readonly Name[];
  check: (facts: Told<Name>) => Finding;
}): Rule {
  const isTold = (facts: Facts): facts is Told<Name> => needs.every((name) => facts[name] !== undefined);
  return {
    ...terms,
    check: (facts) => (isTold(facts) ? check(facts) : 'untold'),
  };
}

export const error = (wrong: boolean, vars: Vars = {}): Finding =>
  wrong ? { verdict: 'error', vars } : 'ok';

export const warning = (wrong: boolean, vars: Vars = {}): Finding =>
  wrong ? { verdict: 'warning', vars } : 'ok';

export const follows = ({ standards }: Told<'standards'>, pattern: RegExp): boolean =>
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
