/** A flex box: `gap`, then `align-items` and `justify-content` where they are given. */
const flex = (more) => (_mixin, gap, align, justify) => ({
  display: 'flex',
  ...more,
  ...(gap !== undefined && { gap }),
  ...(align !== undefined && { 'align-items': align }),
  ...(justify !== undefined && { 'justify-content': justify }),
});

/** A grid box: `gap`, then its columns where they are given. */
const grid = (_mixin, gap, columns) => ({
  display: 'grid',
  gap,
  ...(columns !== undefined && { 'grid-template-columns': columns }),
});

/** From the mark of a step, which is `--node` wide, to the next mark: downwards, or to the right. */
const lineDown = {
  content: "''",
  position: 'absolute',
  inset: 'var(--node) auto 0 calc(var(--node) / 2 - 1px)',
  width: '2px',
  background: 'var(--heat)',
};
const lineRight = {
  inset: 'calc(var(--node) / 2 - 1px) 0 auto var(--node)',
  width: 'auto',
  height: '2px',
};

const smallPrint = (_mixin, leading) => ({
  'font-size': '0.875rem',
  ...(leading !== undefined && { 'line-height': leading }),
  color: 'var(--ink-muted)',
});

const from = (size) => `@media (width >= $mantine-breakpoint-${size})`;
const below = (size) => `@media (width < $mantine-breakpoint-${size})`;

const figure = { 'font-family': 'var(--font-figure)', 'font-weight': '600', 'letter-spacing': 'normal' };

const plainList = { margin: '0', padding: '0', 'list-style': 'none' };

/** Mantine's mixins and ours, `light-dark()`, and the breakpoints of src/ui/theme/theme.ts as variables. */
export default {
  plugins: {
    'postcss-preset-mantine': {
      mixins: {
        'plain-list': plainList,
        row: flex({}),
        wrap: flex({ 'flex-wrap': 'wrap' }),
        column: flex({ 'flex-direction': 'column' }),
        grid,
        'grid-list': (...more) => ({ ...grid(...more), ...plainList }),
        'wrap-list': (...more) => ({ ...flex({ 'flex-wrap': 'wrap' })(...more), ...plainList }),
        'inline-row': flex({ display: 'inline-flex' }),
        // At most so many lines of text.
        lines: (_mixin, most) => ({
          display: '-webkit-box',
          overflow: 'hidden',
          '-webkit-box-orient': 'vertical',
          '-webkit-line-clamp': most,
          'line-clamp': most,
        }),
        size: (_mixin, size) => ({ width: size, height: size }),
        center: { display: 'grid', 'place-items': 'center' },
        // A box of ::before or ::after.
        generated: (_mixin, inset) => ({
          content: "''",
          position: 'absolute',
          ...(inset !== undefined && { inset }),
        }),
        // A name behind its drawing.
        drawn: (_mixin, align = 'center') => ({
          ...flex({})(_mixin, '0.75rem', 'baseline'),
          '& > :first-child': { 'align-self': align, 'margin-block': '-0.25rem', color: 'var(--ink-muted)' },
        }),
        // What stands for text or a picture while it loads.
        skeleton: (_mixin, height = '0.875rem') => ({ content: "''", height, background: 'var(--rule)' }),
        cover: { position: 'absolute', inset: '0' },
        // From 18 px on the face is that of headings.
        strong: (_mixin, size, leading) => ({
          ...(parseFloat(size) >= 1.125 && { 'font-family': 'var(--font-heading)' }),
          'font-size': size,
          'font-weight': '600',
          ...(leading !== undefined && { 'line-height': leading }),
        }),
        // Words on their soft ground: attention, refused.
        tone: (_mixin, tone) => ({ color: `var(--${tone})`, background: `var(--${tone}-soft)` }),
        // In place of the browser's triangle: the chevron of the icons, which turns down.
        chevron: {
          'list-style': 'none',
          cursor: 'pointer',
          '&::-webkit-details-marker': { display: 'none' },
          '&::before': {
            content: "''",
            display: 'inline-block',
            width: '0.4375rem',
            height: '0.4375rem',
            'margin-inline': '0.125rem 0.625rem',
            border: 'solid currentcolor',
            'border-width': '0 1.5px 1.5px 0',
            'vertical-align': '0.125em',
            rotate: '-45deg',
            transition: 'rotate var(--quick)',
          },
          '[open] > &::before': { rotate: '45deg' },
        },
        // A chevron that turns while what its button opens is open.
        'turning-chevron': {
          flex: 'none',
          color: 'var(--ink-muted)',
          transition: 'rotate var(--quick)',
          "[aria-expanded='true'] > &": { rotate: '180deg' },
        },
        // Filled while a message is unread.
        'unread-dot': {
          border: '1px solid var(--control-border)',
          'border-radius': '50%',
          '[data-unread] &': { 'border-color': 'var(--steel)', background: 'var(--steel)' },
        },
        // The option of a list that the keyboard is on.
        'chosen-option': {
          "&[aria-selected='true']": { background: 'var(--sunk)', 'box-shadow': 'inset 2px 0 var(--steel)' },
          '@media (forced-colors: active)': {
            "&[aria-selected='true']": { outline: '2px solid Highlight', 'outline-offset': '-2px' },
          },
        },
        ellipsis: { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' },
        panel: (_mixin, border = 'var(--rule)') => ({
          border: `1px solid ${border}`,
          'border-radius': '6px',
          background: 'var(--panel)',
        }),
        'small-print': smallPrint,
        // What must be known first: words on the soft ground of attention.
        'attention-note': {
          padding: '0.75rem 1rem',
          'border-radius': '6px',
          color: 'var(--attention)',
          background: 'var(--attention-soft)',
        },
        'field-label': { 'margin-bottom': '0.25rem', 'font-weight': '600' },
        'error-text': { 'font-size': '0.875rem', 'line-height': '1.5', color: 'var(--refused)' },
        // Beside a long form, below the header.
        'sticky-aside': {
          position: 'sticky',
          top: 'calc(var(--header-height, 0px) + 2rem)',
          'align-self': 'start',
        },
        // Two strokes where an axis does not begin at 0.
        'axis-break': (_mixin, left) => ({
          content: "''",
          position: 'absolute',
          top: '-0.4375rem',
          left,
          width: '0.375rem',
          height: '0.8125rem',
          'border-inline': '2px solid var(--control-border)',
          rotate: '20deg',
        }),
        // A letter for a declaration that is compared.
        letter: {
          'border-radius': '4px',
          background: 'var(--steel)',
          'line-height': '1.5rem',
          'text-align': 'center',
          color: 'var(--on-steel)',
        },
        // Paragraphs without space around them.
        note: (...more) => ({ margin: '0', ...smallPrint(...more) }),
        'tight-paragraphs': { '& p': { margin: '0' } },
        'hides-empty': { '&:empty': { display: 'none' } },
        // Takes the focus, but is no control.
        unringed: { '&:focus': { outline: 'none' } },
        'ring-inside': { '&:focus-visible': { 'outline-offset': '-2px' } },
        // On one line, except with large letters on a phone.
        unbroken: { 'white-space': 'nowrap', '@media (width < $letters-large)': { 'white-space': 'normal' } },
        'columns-from': (_mixin, size, columns) => ({ [from(size)]: { 'grid-template-columns': columns } }),
        'hidden-from': (_mixin, size) => ({ [from(size)]: { display: 'none' } }),
        'hidden-below': (_mixin, size) => ({ [below(size)]: { display: 'none' } }),
        // Numbered steps on one line.
        steps: {
          display: 'grid',
          gap: '1rem',
          ...plainList,
          color: 'var(--ink-muted)',
          'overflow-wrap': 'anywhere',
          'counter-reset': 'step',
          '& > li': {
            position: 'relative',
            'padding-inline-start': '2.5rem',
            'counter-increment': 'step',
            '&::before': {
              content: 'counter(step)',
              position: 'absolute',
              'inset-inline-start': '0',
              display: 'grid',
              'place-items': 'center',
              width: '1.625rem',
              height: '1.625rem',
              border: '1px solid var(--steel)',
              'border-radius': '50%',
              color: 'var(--steel)',
              'font-size': '0.875rem',
              'font-weight': '600',
              'line-height': '1',
            },
            '&:not(:last-child)::after': {
              content: "''",
              position: 'absolute',
              inset: '1.75rem auto -0.875rem calc(0.8125rem - 1px)',
              width: '2px',
              background: 'var(--rule)',
            },
          },
        },
        // What stands beside a form.
        beside: { 'padding-inline-start': '1.5rem', 'border-inline-start': '1px solid var(--rule)' },
        // Navigation and fields from 900 px; there is room for what is missing from 1200 px.
        'form-columns': {
          '@media (width >= $mantine-breakpoint-md)': {
            display: 'grid',
            gap: '4rem',
            'grid-template-columns': 'minmax(11rem, 15rem) minmax(0, 44rem)',
          },
          '@media (width >= $mantine-breakpoint-lg)': {
            gap: '2.5rem',
            'grid-template-columns': 'minmax(10rem, 13rem) minmax(0, 42rem) minmax(12rem, 15rem)',
          },
        },
        // A main column, and from 900 px what stands beside it.
        'with-aside': (_mixin, main, aside) => ({
          display: 'grid',
          gap: '2rem',
          'align-items': 'start',
          '@media (width >= $mantine-breakpoint-md)': {
            'grid-template-columns': `${main} ${aside}`,
            gap: '3rem',
            '& > aside': { 'padding-inline-start': '1.5rem', 'border-inline-start': '1px solid var(--rule)' },
          },
        }),
        // A panel of files and tools, whose buttons look like links.
        'link-panel': {
          padding: '0.875rem 1rem',
          'border-radius': '6px',
          background: 'var(--sunk)',
          '& :is(h3, h4)': { margin: '0', 'font-size': '0.875rem', 'font-weight': '600' },
          '& ul': { ...plainList, color: 'var(--ink-muted)' },
          '& li > button': { height: 'auto', 'min-height': '2.25rem', padding: '0', 'font-weight': '400' },
          // Mantine's label cuts an underline off.
          '& li :global(.mantine-Button-label)': { overflow: 'visible', 'text-decoration': 'underline' },
        },
        muted: { margin: '0', color: 'var(--ink-muted)' },
        // Smaller than small print.
        'fine-print': { 'font-size': '0.8125rem', color: 'var(--ink-muted)' },
        emphasis: { 'font-weight': '600', color: 'var(--ink)' },
        // Lines that one can read.
        prose: { margin: '0', 'max-width': 'var(--measure)' },
        intro: (_mixin, margin = '0') => ({
          margin,
          'max-width': 'var(--measure)',
          color: 'var(--ink-muted)',
        }),
        // As wide as the page, with the same edges.
        'page-width': {
          'max-width': 'calc(var(--page-width) + 2 * var(--gutter))',
          'margin-inline': 'auto',
        },
        // In a row: takes the room that is left, and breaks long words.
        grow: { flex: '1', 'min-width': '0' },
        breakable: { 'min-width': '0', 'overflow-wrap': 'anywhere' },
        outlined: { border: '1px solid var(--rule)', 'border-radius': '6px' },
        // A button that looks like text.
        'plain-button': { border: '0', background: 'none', font: 'inherit', cursor: 'pointer' },
        // Stays at the lower edge while what is above scrolls.
        'sticky-foot': (_mixin, ground) => ({
          position: 'sticky',
          bottom: '0',
          'border-top': '1px solid var(--rule)',
          background: ground,
        }),
        // Texts with the lines of whoever typed them.
        'as-typed': { 'overflow-wrap': 'anywhere', 'white-space': 'pre-line' },
        'plain-link': { color: 'var(--ink)', 'text-decoration': 'none' },
        'on-steel': { background: 'var(--steel)', color: 'var(--on-steel)' },
        // Numbers and registration numbers: the condensed face, which has one weight.
        figure,
        // Numbers and codes within running text.
        code: { ...figure, 'font-size': '1.0625em' },
        // Beside or below what it belongs to, which may be bold.
        aside: { 'font-size': '0.875rem', 'font-weight': '400', color: 'var(--ink-muted)' },
        // A step beside its mark, which is `--node` wide, and the line to the next mark in `--heat`.
        step: {
          position: 'relative',
          display: 'grid',
          'grid-template-columns': 'var(--node) minmax(0, 1fr)',
          gap: '1rem',
        },
        // Steps side by side from 900 px, below each other before.
        'step-across': (_mixin, gap) => ({
          '&:not(:last-child)::before': lineDown,
          '@media (width >= $mantine-breakpoint-md)': {
            'grid-template-columns': '1fr',
            'align-content': 'start',
            gap,
            padding: '0 1.25rem 0 0',
            '&:not(:last-child)::before': lineRight,
          },
        }),
        'line-down': lineDown,
        'line-right': lineRight,
        'step-mark': {
          display: 'grid',
          'place-items': 'center',
          width: 'var(--node)',
          height: 'var(--node)',
          border: '2px solid var(--heat)',
          'border-radius': '50%',
        },
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
