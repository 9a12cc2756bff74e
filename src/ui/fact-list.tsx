import type { ReactNode } from 'react';
import { DataList } from '@mantine/core';
import { AsWritten } from './as-written.tsx';
import { useWords, type Words } from './words.ts';
import classes from './fact-list.module.css';

export interface Fact {
  /** In place of its position in the list. */
  key?: string;
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
        item: classes.item,
        itemLabel: classes.label,
        itemValue: classes.value,
      }}
    >
      {facts.map(
        ({ key, label, value }, place) =>
          isThere(value) && (
            <DataList.Item key={key ?? place}>
              <DataList.ItemLabel>{say(label)}</DataList.ItemLabel>
              <DataList.ItemValue>
                {typeof value === 'string' ? <AsWritten text={value} /> : value}
              </DataList.ItemValue>
            </DataList.Item>
          ),
      )}
    </DataList>
  );
}

function isThere(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}
