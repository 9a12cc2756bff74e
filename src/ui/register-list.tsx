import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { AsWritten } from './as-written.tsx';
import { LoadingState } from './loading-state.tsx';
import { useWords, usePhrase, type Phrase, type Words } from './words.ts';
import classes from './register-list.module.css';

export interface RegisterColumn<Row> {
  /** In place of its position among the columns. */
  key?: string;
  title: Words;
  cell: (row: Row) => ReactNode;
  /** `number` is right-aligned, `code` monospace; these and `date` do not wrap in the table. */
  kind?: 'text' | 'number' | 'code' | 'date';
  /** Row header in the table, title of the card on phones; exactly one column. */
  heads?: boolean;
  /** Fixed width such as `'28%'`. Leave one column without, so that columns do not shift when rows load. */
  width?: string;
  /** Hides the title on cards, for self-explanatory cells such as badges and buttons. */
  plain?: boolean;
}

interface RegisterListProps<Row> {
  label: Phrase;
  columns: readonly RegisterColumn<Row>[];
  /** While they load, their usual number: the head stands at once above as many rows of bars. */
  rows: readonly Row[] | number;
  rowKey: (row: Row) => string | number;
  current?: (row: Row) => boolean;
  /** Links a row to what else shows its thing (`data-linked`), and gives it an edge in a colour that its cells say in words. */
  linked?: (row: Row) => { id: string; edge: string | undefined };
  /** Usual number of lines of a row, while rows load. */
  lines?: 1 | 2;
  /** Minimum width of the table layout, rem; narrower containers show cards. */
  room?: number;
}

/** Fits four or five short columns. */
const ROOM_REM = 36;

/** Rows as a table, or as cards where it is narrow. */
export function RegisterList<Row>(props: RegisterListProps<Row>): ReactNode {
  const table = <Table {...props} />;
  return typeof props.rows === 'number' ? <LoadingState>{table}</LoadingState> : table;
}

/** ARIA roles are explicit, because changing `display` removes the implicit table semantics. */
function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  current,
  linked,
  lines = 1,
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
      data-scrolls={overflows || undefined}
      {...(overflows &&
        typeof rows !== 'number' && { tabIndex: 0, role: 'region', 'aria-label': phrase(label) })}
    >
      <table className={classes.root} role="table" aria-label={phrase(label)}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, place) => (
              <th
                key={column.key ?? place}
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
        <tbody role="rowgroup" data-lines={lines}>
          {typeof rows === 'number' ? (
            <LoadingRows count={rows} columns={columns} />
          ) : (
            rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                data-current={current?.(row) === true || undefined}
                {...markOf(linked?.(row))}
              >
                {columns.map((column, place) => (
                  <RegisterCell key={column.key ?? place} column={column} row={row} />
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

function LoadingRows<Row>({ count, columns }: { count: number; columns: readonly RegisterColumn<Row>[] }) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index}>
      {columns.map((column, place) => (
        <RegisterCell
          key={column.key ?? place}
          column={{ ...column, cell: () => <i className={classes.bar} /> }}
          row={null}
        />
      ))}
    </tr>
  ));
}

function markOf(link: { id: string; edge: string | undefined } | undefined): ComponentProps<'tr'> {
  if (link === undefined) return {};
  const style: CSSProperties & Record<'--edge', string | undefined> = { '--edge': link.edge };
  return { style, ...{ 'data-linked': link.id, 'data-edge': link.edge !== undefined || undefined } };
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
      {/* aria-hidden because screen readers already announce the column header. */}
      {column.plain !== true && (
        <span className={classes.title} aria-hidden>
          {say(column.title)}
        </span>
      )}
      <div>{written(column.cell(row))}</div>
    </td>
  );
}

/** Strings are user data. */
function written(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? <AsWritten text={cell} /> : cell;
}

function useOverflow(): { frame: RefObject<HTMLDivElement | null>; overflows: boolean } {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const look = (): void => setOverflows(element.scrollWidth > element.clientWidth);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // The observer reports initial sizes too; reading them now would force a layout.
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);
  return { frame, overflows };
}
