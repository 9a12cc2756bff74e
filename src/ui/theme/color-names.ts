/** Hues of colors.ts, and Mantine's neutral scales. */
export const HUE_NAMES = ['steel', 'melt', 'verified', 'attention', 'refused'] as const;
export type Hue = (typeof HUE_NAMES)[number];
export const NEUTRAL_NAMES = ['gray', 'dark'] as const;

export const SHADE = { light: 7, dark: 4 } as const;
