import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';

function shownValue(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Fields that are not as they were, with both values side by side. */
export function Fields({
  name,
  fields,
}: {
  name: string;
  fields: readonly Schemas['ControlFieldChange'][];
}): ReactNode {
  const { w } = useWords();
  if (fields.length === 0) return null;
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table className={classes.fixed} aria-label={name}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{w('field')}</Table.Th>
            <Table.Th>{w('before')}</Table.Th>
            <Table.Th>{w('after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map((field) => (
            <Table.Tr key={field.name}>
              <Table.Th scope="row" className={classes.code}>
                {field.name}
              </Table.Th>
              <Table.Td className={classes.value}>{shownValue(field.before)}</Table.Td>
              <Table.Td className={classes.value}>{shownValue(field.after)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Rows that came, went or changed, field by field. */
export function Changes({ changes }: { changes: readonly Schemas['ControlChange'][] }): ReactNode {
  const { w } = useWords();
  if (changes.length === 0) return null;
  return (
    <div role="region" aria-label={w('changes')}>
      <p className={classes.caption}>{w('changes')}</p>
      {changes.map(({ collection, id, change, fields = [] }) => (
        <div key={`${collection} ${id}`}>
          <p>
            {w(change)} <span className={classes.code}>{`${collection} ${id}`}</span>
          </p>
          <Fields name={`${collection} ${id}`} fields={fields} />
        </div>
      ))}
    </div>
  );
}
