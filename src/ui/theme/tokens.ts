import type { MantineThemeOverride } from '@mantine/core';
import { SHADE } from './color-names.ts';

/** Breakpoints in em follow the user's font size: `sm` 700 px, `md` 900 px (desktop layout, document 1 §9), `lg` 1200 px. */
export const TOKENS = {
  primaryColor: 'steel',
  primaryShade: SHADE,
  white: '#FFFFFF',
  black: '#0B1722',
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: 'var(--leading)', lg: '1.6', xl: '1.6' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '6px', xl: '6px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(11 23 34 / 0.08)',
    sm: '0 2px 6px rgb(11 23 34 / 0.10)',
    md: '0 8px 24px -6px rgb(11 23 34 / 0.20)',
    lg: '0 12px 32px -8px rgb(11 23 34 / 0.24)',
    xl: '0 24px 64px -16px rgb(11 23 34 / 0.32)',
  },
  breakpoints: { xs: '36em', sm: '43.75em', md: '56.25em', lg: '75em', xl: '90em' },
  headings: {
    fontFamily: 'var(--font-sans)',
    fontWeight: 'var(--heading-weight)',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--h1)', lineHeight: '1.2' },
      h2: { fontSize: 'var(--h2)', lineHeight: '1.3' },
      h3: { fontSize: '1.25rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.5' },
      h5: { fontSize: '1rem', lineHeight: '1.5' },
      h6: { fontSize: '0.875rem', lineHeight: '1.5' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontSmoothing: false,
} as const satisfies MantineThemeOverride;
