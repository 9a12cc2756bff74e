import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startTexts } from '#src/i18n/i18n.ts';
import { loadWithChunks } from '#src/lib/load-chunk.ts';
import { Notices } from '#src/ui/notices.tsx';
import { notify } from '#src/ui/notify.ts';

it('messages that could not be shown come with the next one that can, above a bar and with room in a dialog', async () => {
  await startTexts('en');
  render(
    <MantineProvider withCssVariables={false} env="test">
      <Notices />
      <div data-bottom-bar />
    </MantineProvider>,
  );
  let tries = 0;
  loadWithChunks(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  });
  act(() => void notify.error('error.network'));
  expect(tries).toBe(1);
  act(() => void notify.success('common.copied'));
  expect(await screen.findByRole('status')).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  const isMarked = () => document.documentElement.hasAttribute('data-notices');
  expect(isMarked()).toBe(true);
  expect(screen.getByRole('alert').closest('[data-position]')).toHaveAttribute('data-raised');
  act(() => notifications.clean());
  expect(isMarked()).toBe(false);
});
