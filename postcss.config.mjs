/** Mantine's mixins and ours, `light-dark()`, and the breakpoints of src/ui/theme/theme.ts as variables. */
export default {
  plugins: {
    'postcss-preset-mantine': {
      mixins: {
        'plain-list': { margin: '0', padding: '0', 'list-style': 'none' },
        'small-print': { 'font-size': '0.875rem', color: 'var(--ink-muted)' },
        // Numbers and registration numbers: the condensed face, which has one weight.
        figure: { 'font-family': 'var(--font-figure)', 'font-weight': '600', 'letter-spacing': 'normal' },
        // Still read by screen readers.
        'visually-hidden': {
          position: 'absolute',
          overflow: 'hidden',
          width: '1px',
          height: '1px',
          'clip-path': 'inset(50%)',
          'white-space': 'nowrap',
        },
      },
    },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '43.75em',
        'mantine-breakpoint-md': '56.25em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '90em',
        // From here on the header is one row with the navigation in it (1024 px), below it a drawer.
        'header-row': '64em',
        // Media queries count in the reader's letters: a phone comes below this only when they are enlarged by a quarter.
        'letters-large': '20em',
      },
    },
  },
};
