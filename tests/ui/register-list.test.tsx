import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { renderPart } from './render.tsx';

interface Row {
  number: string;
  product: string;
}

const COLUMNS: RegisterColumn<Row>[] = [
  { key: 'number', title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
  { key: 'product', title: 'home.column.product', heads: true, cell: ({ product }) => product },
];

const listOf = (rows: readonly Row[] | number) => (
  <RegisterList label="home.latestEpd" columns={COLUMNS} rows={rows} rowKey={({ number }) => number} />
);
const list = listOf([{ number: 'EPD-ST-2026-0001', product: 'Plate' }]);

it('is a table with named columns and rows, also where it is drawn as cards', async () => {
  await renderPart(list);
  const table = screen.getByRole('table', { name: 'Latest declarations' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const [, row] = within(table).getAllByRole('row');
  expect(row).toContainElement(within(table).getByRole('rowheader', { name: 'Plate' }));
  expect(within(table).getByRole('cell')).toHaveTextContent('EPD-ST-2026-0001');
});

it('shows its head above as many empty rows while they load, and readers hear only that it loads', async () => {
  await renderPart(listOf(3));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('table')).toBeNull();
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ children }) => children);
  expect(rows.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  expect(rows[0]?.[1]).toHaveTextContent('Product');
  // A column of figures keeps its edge.
  expect(rows[1]?.[0]).toHaveAttribute('data-kind', 'code');
});

it('can be scrolled with the keyboard when it is wider than its place, and is no stop otherwise', async () => {
  let look: (() => void) | undefined;
  vi.spyOn(ResizeObserver.prototype, 'observe').mockReturnValue();
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(0);
  const Watching = ResizeObserver;
  vi.stubGlobal(
    'ResizeObserver',
    class extends Watching {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        look = () => callback([], this);
      }
    },
  );
  await renderPart(list);
  expect(screen.queryByRole('region')).toBeNull();
  width.mockReturnValue(900);
  act(() => look?.());
  expect(screen.getByRole('region', { name: 'Latest declarations' })).toHaveAttribute('tabindex', '0');
});
