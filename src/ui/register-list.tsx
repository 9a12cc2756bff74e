import type { ReactNode } from 'react';
import { AsWritten } from './as-written.tsx';
import { useOverflow } from './use-overflow.ts';
import { useWords, usePhrase, type Phrase, type Words } from './words.ts';
import classes from './register-list.module.css';

export interface RegisterColumn<Row> {
  key: string;
  title: Words;
  cell: (row: Row) => ReactNode;
  /** `number` is right-aligned, `code` in monospace; neither these nor a `date` break over lines in the table. */
  kind?: 'text' | 'number' | 'code' | 'date';
  /** The column that names the row: its header, and the title of its card on phones. Exactly one. */
  heads?: boolean;
  /** Share of the width or what it needs, e.g. `'28%'`; the rest is divided by content. One column without: none moves as rows come. */
  width?: string;
  /** Title hidden on cards, for cells that speak for themselves: a badge, a button. */
  plain?: boolean;
}

interface RegisterListProps<Row> {
  /** What the rows are, read aloud as the table's name. */
  label: Phrase;
  columns: readonly RegisterColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Marks the row in question with the melt line at its side. */
  current?: (row: Row) => boolean;
  /** What the table needs to stand without a squeeze, in rem; in less its rows are cards. */
  room?: number;
}

/** Enough for four or five short columns. */
const ROOM_REM = 36;

/**
 * A register: a real table with a sticky head where there is room; in little room the same table reads as one card a row, each
 * value under its title. Roles are written out, because `display` other than table would take them away.
 */
export function RegisterList<Row>({
  label,
  columns,
  rows,
  rowKey,
  current,
  room = ROOM_REM,
}: RegisterListProps<Row>): ReactNode {
  const say = useWords();
  const phrase = usePhrase();
  const { frame, overflows } = useOverflow();
  return (
    <div
      ref={frame}
      className={classes.frame}
      style={{ fontSize: `${String(room)}rem` }}
      {...(overflows && {
        'data-scrolls': true,
        tabIndex: 0,
        role: 'region',
        'aria-label': phrase(label),
      })}
    >
      <table className={classes.root} role="table" aria-label={phrase(label)}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-kind={column.kind}
                style={{ width: column.width }}
              >
                {say(column.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" data-current={current?.(row) === true || undefined}>
              {columns.map((column) => (
                <RegisterCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RegisterCell<Row>({ column, row }: { column: RegisterColumn<Row>; row: Row }): ReactNode {
  const say = useWords();
  if (column.heads === true) {
    return (
      <th role="rowheader" scope="row" data-kind={column.kind} data-heads>
        {written(column.cell(row))}
      </th>
    );
  }
  return (
    <td role="cell" data-kind={column.kind}>
      {/* The visible title of a card's value; a reader already hears the column header. */}
      {column.plain !== true && (
        <span className={classes.title} aria-hidden>
          {say(column.title)}
        </span>
      )}
      <div>{written(column.cell(row))}</div>
    </td>
  );
}

/** A string is data as it came. */
function written(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? <AsWritten text={cell} /> : cell;
}
