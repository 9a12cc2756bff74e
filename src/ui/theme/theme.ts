import {
  ActionIcon,
  Anchor,
  Button,
  Checkbox,
  CloseButton,
  createTheme,
  defaultVariantColorsResolver,
  Drawer,
  Input,
  InputWrapper,
  Menu,
  Modal,
  Notification,
  Popover,
  Select,
  Tabs,
  Tooltip,
} from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { HUES, NEUTRALS, SHADE } from './colors.ts';
import parts from './parts.module.css';
import { WaitingButton } from './waiting-button.tsx';

/** Of `component`, which the types of a theme do not know. */
const WAITING: object = { component: WaitingButton };

/**
 * The theme. Colours speak by role (see `colors.ts`), radius is 6 px, shadows only on what floats, motion 150 ms.
 * Breakpoints in em so that they follow the reader's own font size: `sm` 700 px (phones below),
 * `md` 900 px (desktop layout, document 1 §9), `lg` 1200 px (widest content).
 */
export const theme = createTheme({
  colors: { ...HUES, ...NEUTRALS },
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
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--h1)', lineHeight: '1.25' },
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
  // Text on a filled part follows the scheme; Mantine alone would only look at the light shade.
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input);
    const hue = input.color ?? input.theme.primaryColor;
    return input.variant === 'filled' && hue in HUES
      ? { ...resolved, color: `var(--mantine-color-${hue}-contrast)` }
      : resolved;
  },
  components: {
    Button: Button.extend({
      defaultProps: { ...WAITING },
      classNames: { root: parts.button, inner: parts.buttonInner, label: parts.buttonLabel },
    }),
    ActionIcon: ActionIcon.extend({ defaultProps: { ...WAITING, variant: 'subtle', size: 36 } }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'not-hover' } }),
    CloseButton: CloseButton.extend({ defaultProps: { size: 36, iconSize: 20 } }),
    // Boxes of 24 px: the smallest target that fingers can be asked to hit.
    Checkbox: Checkbox.extend({
      defaultProps: { size: 'md' },
      classNames: { input: parts.tick, body: parts.tickBody, label: parts.tickLabel },
    }),
    // Required is the norm and optional is marked, so the asterisk of required fields stays away.
    InputWrapper: InputWrapper.extend({
      defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: parts.label, description: parts.help, error: parts.error },
    }),
    Input: Input.extend({ defaultProps: { size: 'md' }, classNames: { input: parts.input } }),
    Select: Select.extend({ defaultProps: { checkIconPosition: 'right' } }),
    Tabs: Tabs.extend({ classNames: { tab: parts.tab } }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md' }, classNames: { item: parts.menuItem } }),
    Notifications: Notifications.extend({ classNames: { root: parts.notices } }),
    Notification: Notification.extend({ classNames: { icon: parts.noticeIcon } }),
    Popover: Popover.extend({ defaultProps: { shadow: 'md' } }),
    Modal: Modal.extend({
      defaultProps: { shadow: 'xl', overlayProps: { color: '#0B1722', backgroundOpacity: 0.55 } },
    }),
    Drawer: Drawer.extend({ defaultProps: { overlayProps: { color: '#0B1722', backgroundOpacity: 0.55 } } }),
    Tooltip: Tooltip.extend({ classNames: { tooltip: parts.tooltip } }),
  },
});
