import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { BusinessError, HttpError, NetworkError } from '#src/lib/errors.ts';
import { allOf } from '#src/parts/query-state/all-of.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { QueryState, type QueryLike } from '#src/parts/query-state/query-state.tsx';
import { renderPart } from '../../ui/render.tsx';

type Query = QueryLike<string[] | null>;

const QUERY: Query = { data: undefined, error: null, isFetching: true, refetch: () => undefined };
const DONE: Query = { ...QUERY, isFetching: false };

const stateOf = (query: Query) => (
  <QueryState query={query} shape="rows" count={2} empty={<p>Nothing</p>} missing={<p>No such thing</p>}>
    {(rows) => <p>{rows.join(', ')}</p>}
  </QueryState>
);

it('shows grey shapes, then the content, and keeps it when a later reading fails', async () => {
  const { rerender } = await renderPart(stateOf(QUERY));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const data = ['a', 'b'];
  rerender(stateOf({ ...DONE, data }));
  expect(screen.getByText('a, b')).toBeInTheDocument();
  rerender(stateOf({ ...DONE, data, error: new NetworkError('No answer.') }));
  expect(screen.getByText('a, b')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([[null], [[]]])('says that nothing is there for %j', async (data) => {
  await renderPart(stateOf({ ...DONE, data }));
  expect(screen.getByText('Nothing')).toBeInTheDocument();
});

it('tells "no such thing" from an error that may pass', async () => {
  const { rerender } = await renderPart(stateOf({ ...DONE, error: new BusinessError(0, 'x') }));
  expect(screen.getByText('No such thing')).toBeInTheDocument();
  rerender(stateOf({ ...DONE, error: new HttpError(404) }));
  expect(screen.getByText('No such thing')).toBeInTheDocument();
  rerender(stateOf({ ...DONE, error: new HttpError(503) }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

/** A query that forgets its error while it is asked again, as TanStack's does. */
function Retried({ answers }: { answers: Partial<Query>[] }) {
  const [step, setStep] = useState(0);
  const query: Query = {
    ...DONE,
    error: new NetworkError('No answer.'),
    refetch: () => setStep(1),
    ...answers[step - 1],
  };
  return (
    <>
      {stateOf(query)}
      <button type="button" tabIndex={-1} onClick={() => setStep((now) => now + 1)}>
        Answer
      </button>
    </>
  );
}

/** The answer comes without anybody moving the focus. */
const answer = (): void => {
  screen.getByText('Answer').dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

it('keeps the focus on the retry button while it asks, and hands it to the content', async () => {
  await renderPart(
    <Retried
      answers={[
        { isFetching: true, error: null },
        { error: null, data: ['a'] },
      ]}
    />,
  );
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  expect(retry).toHaveAttribute('aria-busy', 'true');
  answer();
  const content = await screen.findByText('a');
  expect(document.activeElement).toContainElement(content);
  expect(document.body).not.toHaveFocus();
});

it('keeps the focus on the retry button when the next attempt fails too', async () => {
  await renderPart(<Retried answers={[{ isFetching: true, error: null }, {}]} />);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  answer();
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
});

it('joins queries: content when all came, one error, and only what failed is asked again', () => {
  const asked: string[] = [];
  const here = { data: 1, error: null, isFetching: false, refetch: () => asked.push('here') };
  const failed = {
    data: undefined as string | undefined,
    error: new HttpError(500) as unknown,
    isFetching: false,
    refetch: () => asked.push('failed'),
  };
  const joined = allOf({ here, failed });
  expect(joined.data).toBeUndefined();
  expect(joined.error).toBe(failed.error);
  joined.refetch();
  expect(asked).toEqual(['failed']);
  expect(allOf({ here, failed: { ...failed, data: 'x' } }).data).toEqual({ here: 1, failed: 'x' });
});

it('says once a page that the server is down, in the content, and asks all of its parts again', async () => {
  const again = { first: vi.fn(), second: vi.fn(), field: vi.fn() };
  const down = (refetch: () => unknown, error: unknown = new HttpError(503)) => ({ ...DONE, error, refetch });
  const page = (refused: unknown) => (
    <>
      <LoadFailure query={{ ...down(again.field), refetch: () => Promise.resolve(again.field()) }} />
      {stateOf(down(again.first))}
      {stateOf(down(again.second))}
      {stateOf(down(() => undefined, refused))}
    </>
  );
  const { rerender } = await renderPart(page(new NetworkError('No answer.')));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByText('Not loaded')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  for (const asked of Object.values(again)) expect(asked).toHaveBeenCalledOnce();
  // What the server refuses is a part's own.
  rerender(page(new HttpError(403)));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});
