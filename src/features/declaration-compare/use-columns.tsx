import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { RegisterColumn } from '#src/ui/register-list.tsx';
import type { Words } from '#src/ui/words.ts';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import type { Side } from './side.ts';
import classes from './compare.module.css';

interface ColumnWords<Row> {
  title: Words;
  head: (row: Row) => ReactNode;
  /** @param at index of the declaration */
  cell: (row: Row, at: number) => ReactNode;
}

/** Columns of a comparison table: a row header, then one column per declaration. */
export function useColumns<Row>(
  details: readonly Side[],
  { title, head, cell }: ColumnWords<Row>,
): RegisterColumn<Row>[] {
  const { lang } = useText();
  return [
    { key: 'row', title, heads: true, width: '22%', cell: head },
    ...details.map(({ id, product, number }, at) => ({
      key: id,
      title: (
        <>
          <b>{LETTERS[at]}</b>
          <span className={classes.rest}>
            {nameIn(lang, product) && ` · ${nameIn(lang, product)}`}
            {number !== '' && ' · '}
            <code>{number}</code>
          </span>
        </>
      ),
      width: `${String(78 / details.length)}%`,
      cell: (row: Row) => cell(row, at),
    })),
  ];
}
