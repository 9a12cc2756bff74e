import type { CSSVariablesResolver } from '@mantine/core';
import { HUES, ROLES } from './colors.ts';

function roleVariables(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(Object.entries(ROLES[scheme]).map(([role, value]) => [`--${role}`, value]));
}

/** Mantine's variables in terms of our roles. */
export const mantineByRole: Record<string, string> = {
  '--mantine-color-body': 'var(--panel)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-muted)',
  '--mantine-color-placeholder': 'var(--ink-muted)',
  '--mantine-color-anchor': 'var(--steel)',
  '--mantine-color-error': 'var(--refused)',
  '--mantine-color-success': 'var(--verified)',
  '--mantine-color-default': 'var(--panel)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control-border)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-muted)',
  '--mantine-color-disabled-border': 'var(--rule)',
  '--mantine-primary-color-contrast': 'var(--on-steel)',
};

/** `attention` has a background of its own in place of a tint. */
function hueVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(HUES).flatMap((hue) => [
      [`--mantine-color-${hue}-contrast`, 'var(--on-steel)'],
      [`--mantine-color-${hue}-light`, `var(--${hue}-soft)`],
      [`--mantine-color-${hue}-light-hover`, `color-mix(in srgb, var(--${hue}) 14%, var(--panel))`],
      [`--mantine-color-${hue}-light-color`, `var(--${hue})`],
      [`--mantine-color-${hue}-outline`, `var(--${hue})`],
      [`--mantine-color-${hue}-outline-hover`, `var(--${hue}-soft)`],
    ]),
  );
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...roleVariables('light'), ...mantineByRole, ...hueVariables() },
  dark: { ...roleVariables('dark'), ...mantineByRole, ...hueVariables() },
});
