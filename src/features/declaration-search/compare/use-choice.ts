import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { useSame } from '#src/ui/use-same.ts';
import type { SearchParams } from '../filters.ts';
import { chosenIds, refusalOf, toChoice, type Refusal } from './choice.ts';

/** One of those that are chosen, by its id in the address. */
export interface Chosen {
  id: string;
  /** What is known of it; nothing while it is read, or when the server does not know it. */
  declaration: Declaration | undefined;
}

/** Somebody wanted to add a declaration that cannot simply be added. */
export interface Problem {
  why: Refusal;
  wanted: Declaration;
}

export interface Choice {
  chosen: readonly Chosen[];
  problem: Problem | null;
  /** Adds a declaration or takes it out; what cannot be added becomes the problem. */
  toggle: (declaration: Declaration) => void;
  /** Other declarations in place of those that are chosen. */
  set: (ids: readonly string[]) => void;
  dismiss: () => void;
}

const dataOf = (reads: readonly UseQueryResult<Declaration>[]): (Declaration | undefined)[] =>
  reads.map(({ data }) => data);

/**
 * The choice of the address; the same object as long as nothing about it changes.
 * @param rows declarations that are at hand, so that the server is not asked for them once more before they are compared
 * @param change writes the choice into the address
 */
export function useChoice(
  search: SearchParams,
  rows: readonly Declaration[],
  change: (compare: string | undefined) => void,
): Choice {
  const [problem, setProblem] = useState<Problem | null>(null);
  const ids = useMemo(() => chosenIds(search.compare), [search.compare]);
  const atHand = ids.map((id) => rows.find((row) => row.id === id));
  const read = useQueries({
    queries: ids.map((id, at) => ({
      ...productQueries.detail(id),
      enabled: atHand[at] === undefined,
      // What cannot be read keeps its id and can be taken out.
      meta: { silent: true },
    })),
    combine: dataOf,
  });
  const known = useSame(ids.map((_, at) => atHand[at] ?? read[at]));
  return useMemo(() => {
    const set = (next: readonly string[]): void => {
      setProblem(null);
      change(toChoice(next));
    };
    return {
      chosen: ids.map((id, at) => ({ id, declaration: known[at] })),
      problem,
      set,
      dismiss: () => setProblem(null),
      toggle: (declaration) => {
        if (ids.includes(declaration.id)) return set(ids.filter((id) => id !== declaration.id));
        const why = refusalOf(
          declaration,
          known.flatMap((one) => one ?? []),
          ids.length,
        );
        if (why === null) set([...ids, declaration.id]);
        else setProblem({ why, wanted: declaration });
      },
    };
  }, [ids, known, problem, change]);
}
