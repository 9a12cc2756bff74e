/** Mantine's mixins and `light-dark()`, and its breakpoints as variables; the values are those of src/ui/theme/theme.ts. */
export default {
  plugins: {
    'postcss-preset-mantine': {},
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
