import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Schemas } from '../queries.ts';
import { type Word, useWords } from '../words.ts';
import classes from '../workbench.module.css';

interface SideBySideProps {
  name: string;
  head: readonly [Word, Word, Word];
  rows: readonly { readonly place: string; readonly cell: ReactNode; readonly values: readonly string[] }[];
}

function SideBySide({ name, head, rows }: SideBySideProps): ReactNode {
  const { w } = useWords();
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table className={classes.fixed} aria-label={name}>
        <Table.Thead>
          <Table.Tr>
            {head.map((word) => (
              <Table.Th key={word}>{w(word)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ place, cell, values: [before, after] }) => (
            <Table.Tr key={place}>
              <Table.Th scope="row">{cell}</Table.Th>
              <Table.Td className={classes.code}>{before}</Table.Td>
              <Table.Td className={classes.code}>{after}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const shown = (value: unknown, isText = false): string =>
  value === undefined ? '–' : isText && typeof value === 'string' ? value : JSON.stringify(value, null, 1);

interface FieldsProps {
  name: string;
  fields: readonly Schemas['ControlFieldChange'][];
}

export function Fields({ name, fields }: FieldsProps): ReactNode {
  if (fields.length === 0) return null;
  const rows = fields.map(({ name: place, before, after }) => ({
    place,
    cell: <span className={classes.code}>{place}</span>,
    values: [shown(before, true), shown(after, true)],
  }));
  return <SideBySide name={name} head={['field', 'before', 'after']} rows={rows} />;
}

export function Differences({
  differences,
}: {
  differences: readonly Schemas['ControlDifference'][];
}): ReactNode {
  const { w } = useWords();
  if (differences.length === 0) return null;
  const rows = differences.map(({ at, expected, actual }) => ({
    place: at,
    cell: <mark className={classes.place}>{at}</mark>,
    values: [shown(expected), shown(actual)],
  }));
  return (
    <div role="region" aria-label={w('differences')}>
      <SideBySide name={w('differences')} head={['place', 'expected', 'got']} rows={rows} />
    </div>
  );
}

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

type Side = readonly [Word, Schemas['ControlVerdict']];

export function Findings({ sides }: { sides: readonly Side[] }): ReactNode {
  const { w } = useWords();
  return (
    <div>
      <p className={classes.caption}>{w('verdict')}</p>
      <ul className={classes.plain}>
        {sides.flatMap(([side, { errors }]) =>
          errors.map(({ path, message }) => (
            <li key={`${side} ${path} ${message}`}>
              {w(side)} <mark className={classes.place}>{path === '' ? '/' : path}</mark> {message}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
