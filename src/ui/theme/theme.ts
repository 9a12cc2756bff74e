import {
  createTheme,
  defaultVariantColorsResolver,
  type ActionIcon,
  type Anchor,
  type Button,
  type Checkbox,
  type CloseButton,
  type Drawer,
  type Input,
  type InputWrapper,
  type MantineThemeComponent,
  type Menu,
  type Modal,
  type Notification,
  type Popover,
  type Radio,
  type Select,
  type Tabs,
  type Tooltip,
} from '@mantine/core';
import type { Notifications } from '@mantine/notifications';
import { HUES, NEUTRALS, SHADE } from './colors.ts';
import parts from './parts.module.css';
import { WaitingButton } from './waiting-button.tsx';

/**
 * What a part of Mantine looks like here. `Part.extend` does the same with the part itself in hand, and so brings every part
 * that has a look into the first load.
 */
function look<Part extends { extend: (input: never) => MantineThemeComponent }>(
  input: Parameters<Part['extend']>[0],
): MantineThemeComponent {
  return input;
}

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
    Button: look<typeof Button>({
      defaultProps: { ...WAITING },
      classNames: { root: parts.button, inner: parts.buttonInner, label: parts.buttonLabel },
    }),
    ActionIcon: look<typeof ActionIcon>({ defaultProps: { ...WAITING, variant: 'subtle', size: 36 } }),
    Anchor: look<typeof Anchor>({ defaultProps: { underline: 'not-hover' } }),
    CloseButton: look<typeof CloseButton>({ defaultProps: { size: 36, iconSize: 20 } }),
    // Boxes of 24 px: the smallest target that fingers can be asked to hit.
    Checkbox: look<typeof Checkbox>({
      defaultProps: { size: 'md', iconColor: 'var(--on-steel)' },
      classNames: {
        input: parts.tick,
        body: parts.tickBody,
        label: parts.tickLabel,
        labelWrapper: parts.tickWords,
      },
    }),
    CheckboxGroup: look<typeof Checkbox.Group>({ defaultProps: { size: 'md' } }),
    Radio: look<typeof Radio>({
      defaultProps: { size: 'md', iconColor: 'var(--on-steel)' },
      classNames: {
        radio: parts.tick,
        body: parts.tickBody,
        label: parts.tickLabel,
        labelWrapper: parts.tickWords,
      },
    }),
    RadioGroup: look<typeof Radio.Group>({ defaultProps: { size: 'md' } }),
    // Required is the norm and optional is marked, so the asterisk of required fields stays away.
    InputWrapper: look<typeof InputWrapper>({
      defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: parts.label, description: parts.help, error: parts.error },
    }),
    Input: look<typeof Input>({ defaultProps: { size: 'md' }, classNames: { input: parts.input } }),
    Select: look<typeof Select>({ defaultProps: { checkIconPosition: 'right' } }),
    Tabs: look<typeof Tabs>({ classNames: { tab: parts.tab } }),
    Menu: look<typeof Menu>({ defaultProps: { shadow: 'md' }, classNames: { item: parts.menuItem } }),
    Notifications: look<typeof Notifications>({ classNames: { root: parts.notices } }),
    Notification: look<typeof Notification>({ classNames: { icon: parts.noticeIcon } }),
    Popover: look<typeof Popover>({ defaultProps: { shadow: 'md' } }),
    Modal: look<typeof Modal>({
      defaultProps: { shadow: 'xl', overlayProps: { color: '#0B1722', backgroundOpacity: 0.55 } },
    }),
    Drawer: look<typeof Drawer>({
      defaultProps: { overlayProps: { color: '#0B1722', backgroundOpacity: 0.55 } },
    }),
    Tooltip: look<typeof Tooltip>({ classNames: { tooltip: parts.tooltip } }),
  },
});
