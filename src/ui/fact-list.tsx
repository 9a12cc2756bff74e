import type { ReactNode } from 'react';
import { DataList } from '@mantine/core';
import { AsWritten } from './as-written.tsx';
import { useWords, type Words } from './words.ts';
import classes from './fact-list.module.css';

export interface Fact {
  key: string;
  label: Words;
  /** An element, or user data; facts without a value are hidden. */
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  stacked?: boolean;
}

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
      {facts.filter(isThere).map((fact) => (
        <DataList.Item key={fact.key}>
          <DataList.ItemLabel>{say(fact.label)}</DataList.ItemLabel>
          <DataList.ItemValue>
            {typeof fact.value === 'string' ? <AsWritten text={fact.value} /> : fact.value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}

function isThere({ value }: Fact): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}
