import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

function Two({ lower, upper }: { lower: boolean; upper: boolean }): ReactNode {
  return (
    <>
      <Dialog opened={lower} onClose={() => undefined} title="auth.loginTitle">
        lower
      </Dialog>
      <Dialog opened={upper} onClose={() => undefined} title="auth.forgotTitle">
        upper
      </Dialog>
    </>
  );
}

it.each([
  ['a bar that takes room keeps it', 1425, 'bar'],
  ['a bar that takes none leaves none', 1440, ''],
])('the page below does not scroll until the last dialog has gone: %s', async (_, inside, held) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(inside);
  const page = document.documentElement.dataset;
  const { rerender } = await renderPart(<Two lower upper={false} />);
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(page['held']).toBe(held);
  rerender(<Two lower upper />);
  rerender(<Two lower={false} upper />);
  expect(page['held']).toBe(held);
  rerender(<Two lower={false} upper={false} />);
  expect(page['held']).toBeUndefined();
});
