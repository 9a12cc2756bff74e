import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackLink } from '#src/ui/back-link.tsx';
import classes from '#src/ui/back-link.module.css';
import { renderPage } from '../features/render-page.tsx';

it('looks the same on a page below the one that it leads to', async () => {
  // The router calls a link to a path above the page active, and gives it a class.
  await renderPage(<BackLink to="/news">News</BackLink>, '/news/newsDetailsPage?id=news-01');
  const link = screen.getByRole('link', { name: 'News' });
  expect(link).toHaveClass('active', classes.root ?? '?');
});
