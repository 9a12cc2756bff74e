import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { renderPage } from '../../features/render-page.tsx';
import { startMock } from '../../support/mock.ts';

/** A form around the list that changes by itself, as one does when it keeps its draft. */
function Form(): ReactNode {
  const [saved, setSaved] = useState(0);
  return (
    <>
      <DictionarySelect label="Industry" entries={dictionaryQueries.industryCategories()} />
      <p onMouseEnter={() => setSaved(saved + 1)}>saved {saved}</p>
    </>
  );
}

it('keeps what is typed to find an entry while the form around it changes', async () => {
  await startMock();
  await renderPage(<Form />);
  const field = screen.getByRole('combobox', { name: 'Industry' });
  await userEvent.click(field);
  await screen.findByRole('option', { name: 'Coking' });
  await userEvent.type(field, 'coki');
  await userEvent.hover(screen.getByText('saved 0'));
  expect(screen.getByText('saved 1')).toBeInTheDocument();
  expect(field).toHaveValue('coki');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
