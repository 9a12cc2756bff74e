import { describe, expect, it } from 'vitest';
import { HUE_NAMES, NEUTRAL_NAMES } from '#src/ui/theme/color-names.ts';
import { ROLES, type Role } from '#src/ui/theme/colors.ts';
import { theme } from '#src/ui/theme/theme.ts';

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const voices: Role[] = ['ink', 'ink-muted', 'steel', 'melt', 'verified', 'refused'];
const tinted: Role[] = ['steel', 'melt', 'verified', 'attention', 'refused'];

describe.each(['light', 'dark'] as const)('colours, %s', (scheme) => {
  const role = ROLES[scheme];

  it('what is refused is red [2§4 verification states]', () => {
    const [red = 0, ...others] = [1, 3, 5].map((at) => Number.parseInt(role.refused.slice(at, at + 2), 16));
    expect(red - Math.max(...others)).toBeGreaterThan(100);
  });

  it.each(voices)('%s reads on ground, panel and sunk ground', (voice) => {
    for (const ground of [role.ground, role.panel, role.sunk])
      expect(contrast(role[voice], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(tinted)('%s reads on its own tint, and text reads on its fill', (voice) => {
    const tint = ROLES[scheme][`${voice}-soft` as Role];
    expect(contrast(role[voice], tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role['on-steel'], role[voice])).toBeGreaterThanOrEqual(4.5);
  });

  it('the border of a control can be seen', () => {
    for (const ground of [role.ground, role.panel])
      expect(contrast(role['control-border'], ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(['data-low', 'data-middle', 'data-high'] as const)('a mark in %s can be seen', (mark) => {
    for (const ground of [role.ground, role.panel, role.sunk])
      expect(contrast(role[mark], ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the theme names its shades, whose values stand in the style sheet', () => {
  expect(Object.keys(theme.colors ?? {})).toEqual([...HUE_NAMES, ...NEUTRAL_NAMES]);
  expect(theme.colors?.['melt']?.[7]).toBe('var(--mantine-color-melt-7)');
});
