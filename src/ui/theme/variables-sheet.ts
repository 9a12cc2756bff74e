import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { HUES, NEUTRALS } from './colors.ts';
import { TOKENS } from './tokens.ts';
import { cssVariablesResolver } from './variables.ts';

/** By the places where they hold. */
type Variables = Record<'variables' | 'light' | 'dark', Record<string, string>>;

/** Mantine's own sheet has its defaults already. */
function withoutDefaults(all: Variables, defaults: Variables): Variables {
  const differing = (part: keyof Variables): Record<string, string> =>
    Object.fromEntries(Object.entries(all[part]).filter(([name, value]) => defaults[part][name] !== value));
  return { variables: differing('variables'), light: differing('light'), dark: differing('dark') };
}

/**
 * The theme's custom properties as a style sheet, made in the build (scripts/vite/theme-sheet.ts). MantineProvider would write the
 * same into the page at each start, by a way that Trusted Types close.
 */
export function variablesSheet(): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, { ...TOKENS, colors: { ...HUES, ...NEUTRALS } });
  const all = deepMerge(defaultCssVariablesResolver(theme), cssVariablesResolver(theme));
  const { variables, light, dark } = withoutDefaults(all, defaultCssVariablesResolver(DEFAULT_THEME));
  const rules = (part: Partial<Variables>): string =>
    convertCssVariables({ variables: {}, light: {}, dark: {}, ...part }).trim();
  // Paper is white: what is printed has the light colours, whatever the screen shows.
  const onPaper = rules({ light }).replaceAll('="light"]', ']');
  return `${rules({ variables })}${onPaper}@media not print{${rules({ dark })}}`;
}
