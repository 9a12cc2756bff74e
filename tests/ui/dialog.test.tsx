import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';
import { renderPart } from './render.tsx';

it('a dialog is 580 px wide, and 80 % of the screen on phones [1§9 dialog width]', async () => {
  await renderPart(
    <Dialog opened onClose={() => undefined} title="auth.loginTitle">
      content
    </Dialog>,
  );
  const root = (await screen.findByRole('dialog', { name: 'Log in' })).closest<HTMLElement>(
    '.mantine-Modal-root',
  );
  // 36.25rem, at 16 px.
  expect(root?.style.getPropertyValue('--modal-size')).toContain(`${String(580 / 16)}rem`);
  // The test DOM has no layout: a tenth of the screen stays free on either side.
  const styles = readFileSync('src/ui/dialog.module.css', 'utf8');
  expect(styles).toMatch(
    /^\.inner \{\s*@media \(width < \$mantine-breakpoint-md\) \{\s*padding-inline: 10vw;/,
  );
});
