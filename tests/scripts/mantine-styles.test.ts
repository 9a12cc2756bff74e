import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { sheetsFor } from '#scripts/vite/mantine-styles.ts';

const COMPONENTS = join(ROOT, 'node_modules/@mantine/core/esm/components');
const sheetsOf = (part: string): string[] => sheetsFor(join(COMPONENTS, part, `${part}.module.mjs`));

it('the style sheets of a part come after those of the parts that it is made of', () => {
  expect(sheetsOf('Button')).toEqual(['UnstyledButton', 'Loader', 'Button']);
  // The shadow of a dialog is a rule that answers one of the paper it is made of.
  const dialog = sheetsOf('ModalBase');
  expect(dialog.indexOf('Paper')).toBeGreaterThanOrEqual(0);
  expect(dialog.at(-1)).toBe('ModalBase');
});
