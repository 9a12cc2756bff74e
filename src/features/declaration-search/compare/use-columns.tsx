import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import type { RegisterColumn } from '#src/ui/register-list.tsx';
import type { Words } from '#src/ui/words.ts';
import { LETTERS } from './choice.ts';

interface ColumnWords<Row> {
  /** Of the first column. */
  title: Words;
  head: (row: Row) => ReactNode;
  /** @param at which of the declarations */
  cell: (row: Row, at: number) => ReactNode;
}

/** A column that names the row, and one for each declaration. */
export function useColumns<Row>(
  details: readonly DeclarationDetail[],
  { title, head, cell }: ColumnWords<Row>,
): RegisterColumn<Row>[] {
  const { lang } = useText();
  return [
    { key: 'row', title, heads: true, width: '22%', cell: head },
    ...details.map(({ id, product, number }, at) => ({
      key: id,
      title: { text: [LETTERS[at], nameIn(lang, product) || number].join(' · ') },
      width: `${String(78 / details.length)}%`,
      cell: (row: Row) => cell(row, at),
    })),
  ];
}
