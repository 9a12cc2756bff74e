import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';

/** A value as JSON; what is missing is a dash. */
function shown(value: unknown): string {
  return value === undefined ? '–' : JSON.stringify(value, null, 1);
}

/** Where two answers differ, each place with both values side by side. */
export function Differences({
  differences,
}: {
  differences: readonly Schemas['ControlDifference'][];
}): ReactNode {
  const { w } = useWords();
  if (differences.length === 0) return null;
  return (
    <Table.ScrollContainer minWidth={320} role="region" aria-label={w('differences')}>
      <Table className={classes.fixed} aria-label={w('differences')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{w('place')}</Table.Th>
            <Table.Th>{w('expected')}</Table.Th>
            <Table.Th>{w('got')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ at, expected, actual }) => (
            <Table.Tr key={at}>
              <Table.Th scope="row">
                <mark className={classes.place}>{at}</mark>
              </Table.Th>
              <Table.Td className={classes.value}>{shown(expected)}</Table.Td>
              <Table.Td className={classes.value}>{shown(actual)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
