import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { useSame } from '#src/ui/use-same.ts';
import { chosenIds, toChoice, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { refusalOf, type Refusal } from './choice.ts';

export interface Chosen {
  id: string;
  /** Undefined while loading or when the server has no such declaration. */
  declaration: Declaration | undefined;
}

export interface Problem {
  why: Refusal;
  wanted: Declaration;
}

export type Choice = ReturnType<typeof useChoice>;

const dataOf = (reads: readonly UseQueryResult<Declaration>[]): (Declaration | undefined)[] =>
  reads.map(({ data }) => data);

/**
 * Selection in the URL. The returned object is referentially stable while its content is unchanged.
 * @param rows declarations already loaded, to avoid fetching them again
 * @param change writes the selection into the URL
 */
export function useChoice(
  search: SearchParams,
  rows: readonly Declaration[],
  change: (compare: string | undefined) => void,
) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const ids = useMemo(() => chosenIds(search.compare), [search.compare]);
  const atHand = ids.map((id) => rows.find((row) => row.id === id));
  const read = useQueries({
    queries: ids.map((id, at) => ({
      ...productQueries.detail(id),
      enabled: atHand[at] === undefined,
      // After a failed request the entry shows its id and can be removed.
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
      toggle: (declaration: Declaration): void => {
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
