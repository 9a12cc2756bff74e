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
  type MantineColorsTuple,
  type MantineThemeComponent,
  type Menu,
  type Modal,
  type Notification,
  type Popover,
  type Select,
  type Tabs,
  type Tooltip,
} from '@mantine/core';
import type { Notifications } from '@mantine/notifications';
import type { KeyboardEvent } from 'react';
import { HUE_NAMES, NEUTRAL_NAMES } from './color-names.ts';
import parts from './parts.module.css';
import { TOKENS } from './tokens.ts';
import { WaitingButton } from './waiting-button.tsx';

/** Typed theme entry of a Mantine component. `Component.extend` would import the component and add it to the initial bundle. */
function look<Part extends { extend: (input: never) => MantineThemeComponent }>(
  input: Parameters<Part['extend']>[0],
): MantineThemeComponent {
  return input;
}

/** Sets `component`, which the theme types do not include. */
const WAITING: object = { component: WaitingButton };

const HUES: ReadonlySet<string> = new Set(HUE_NAMES);

/** A colour as CSS variables (variables-sheet.ts), which hold the values. */
function shadesOf(name: string): MantineColorsTuple {
  const shade = (at: number): string => `var(--mantine-color-${name}-${String(at)})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
}

/** Home and End activate a tab (WAI-ARIA tabs pattern); Mantine only moves focus. */
function chooseOuterTab({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const tabs = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)');
  if (key === 'Home') tabs?.item(0).click();
  else if (key === 'End') tabs?.item(tabs.length - 1).click();
}

export const theme = createTheme({
  ...TOKENS,
  colors: Object.fromEntries([...HUE_NAMES, ...NEUTRAL_NAMES].map((name) => [name, shadesOf(name)])),
  // Text colour on filled variants depends on the colour scheme; Mantine only considers the light shade.
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input);
    const hue = input.color ?? input.theme.primaryColor;
    return input.variant === 'filled' && HUES.has(hue)
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
    // 24 px, the minimum target size (WCAG 2.5.8).
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
    // Optional fields are marked instead of required ones.
    InputWrapper: look<typeof InputWrapper>({
      defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: parts.label, description: parts.help, error: parts.error },
    }),
    Input: look<typeof Input>({ defaultProps: { size: 'md' }, classNames: { input: parts.input } }),
    Select: look<typeof Select>({ defaultProps: { checkIconPosition: 'right' } }),
    Tabs: look<typeof Tabs>({ classNames: { tab: parts.tab } }),
    TabsTab: look<typeof Tabs.Tab>({ defaultProps: { onKeyDown: chooseOuterTab } }),
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
