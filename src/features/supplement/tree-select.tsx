import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { LoadedSelect, type ListFieldProps } from '#src/parts/dictionary/loaded-select.tsx';
import type { TreeQuery } from './queries.ts';
import { optionsOf } from './tree.ts';

interface TreeSelectProps extends ListFieldProps {
  tree: TreeQuery;
}

/** An end of a tree of the dictionary, found by typing, below the name of its first level. */
export function TreeSelect({ tree, ...input }: TreeSelectProps): ReactNode {
  const labelOf = useEntryLabel();
  const query = useQuery(tree);
  const data = useMemo(() => optionsOf(query.data ?? [], labelOf), [query.data, labelOf]);
  return <LoadedSelect {...input} query={query} data={data} />;
}
