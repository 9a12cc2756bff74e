import type { ReactNode } from 'react';
import { DataList } from '@mantine/core';
import { AsWritten } from './as-written.tsx';
import { useWords, type Words } from './words.ts';
import classes from './fact-list.module.css';

export interface Fact {
  key: string;
  label: Words;
  /** An element, or a string that is data; a missing value becomes a dash. */
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Label above its value instead of beside it. */
  stacked?: boolean;
}

/** Names and values of one thing, as a description list with a rule between them. */
export function FactList({ facts, stacked = false }: FactListProps): ReactNode {
  const say = useWords();
  return (
    <DataList
      size="md"
      gap="xs"
      withDivider
      labelWidth="13rem"
      orientation={stacked ? 'vertical' : 'horizontal'}
      classNames={{
        root: classes.root,
        item: classes.item,
        itemLabel: classes.label,
        itemValue: classes.value,
      }}
    >
      {facts.map((fact) => (
        <DataList.Item key={fact.key}>
          <DataList.ItemLabel>{say(fact.label)}</DataList.ItemLabel>
          <DataList.ItemValue>{shown(fact.value)}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}

function shown(value: ReactNode): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? <AsWritten text={value} /> : value;
}
