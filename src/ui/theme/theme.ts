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
  type Radio,
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

const HUES: ReadonlySet<string> = new Set(HUE_NAMES);

/** A colour by the properties of the sheet (variables-sheet.ts), which alone has the values. */
function shadesOf(name: string): MantineColorsTuple {
  const shade = (at: number): string => `var(--mantine-color-${name}-${String(at)})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
}

/** Home and End choose a tab, as the arrow keys do (WAI-ARIA, tabs pattern): Mantine only moves the focus there. */
function chooseOuterTab({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const tabs = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)');
  if (key === 'Home') tabs?.item(0).click();
  else if (key === 'End') tabs?.item(tabs.length - 1).click();
}

/** The theme: its values (`tokens.ts`), and how the parts look. */
export const theme = createTheme({
  ...TOKENS,
  colors: Object.fromEntries([...HUE_NAMES, ...NEUTRAL_NAMES].map((name) => [name, shadesOf(name)])),
  // Text on a filled part follows the scheme; Mantine alone would only look at the light shade.
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
