/** The theme's custom properties, as the build writes them (scripts/vite/theme-sheet.ts). */
import { expect, it } from 'vitest';
import { HUES, ROLES } from '#src/ui/theme/colors.ts';
import { TOKENS } from '#src/ui/theme/tokens.ts';
import { variablesSheet } from '#src/ui/theme/variables-sheet.ts';

const sheet = variablesSheet();
/** Declarations of the rule that begins with this selector. */
const ruleOf = (selector: string): string =>
  sheet.slice(sheet.indexOf(selector)).replace(/^[^{]*\{([^}]*)\}[\s\S]*$/, '$1');

it('holds the theme’s own values, for both schemes', () => {
  const shared = ruleOf(':root, :host{');
  expect(shared).toContain(`--mantine-color-steel-7: ${HUES.steel[7]};`);
  expect(shared).toContain(`--mantine-spacing-md: ${TOKENS.spacing.md};`);
  expect(shared).toContain(`--mantine-breakpoint-md: ${TOKENS.breakpoints.md};`);
  expect(shared).toContain(`--mantine-font-family: ${TOKENS.fontFamily};`);
  for (const [scheme, selector] of [
    ['light', ':root[data-mantine-color-scheme],'],
    ['dark', ':root[data-mantine-color-scheme="dark"],'],
  ] as const) {
    const rule = ruleOf(selector);
    expect(rule).toContain(`--ink: ${ROLES[scheme].ink};`);
    expect(rule).toContain('--mantine-color-body: var(--panel);');
  }
});

it('keeps dark colours off paper: the light ones hold wherever the dark ones do not', () => {
  const [anywhere = '', dark = ''] = sheet.split('@media not print{');
  expect(anywhere).toContain(`--ink: ${ROLES.light.ink};`);
  expect(anywhere).not.toContain(`--ink: ${ROLES.dark.ink};`);
  expect(dark).toContain(`--ink: ${ROLES.dark.ink};`);
  expect(dark).not.toContain(`--ink: ${ROLES.light.ink};`);
});

it('leaves out what Mantine’s own sheet says already', () => {
  expect(sheet).not.toContain('--mantine-z-index-modal');
  expect(sheet).not.toContain('--mantine-color-grape-3');
});
