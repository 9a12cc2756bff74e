import type { MantineColorsTuple } from '@mantine/core';

/** The five voices of the palette as ten shades each: index 4 speaks on dark ground, index 7 on light ground. */
export const HUES = {
  steel: [
    '#EDF6FC',
    '#D3E8F7',
    '#B0D6F0',
    '#8DC4E9',
    '#6DB3E3',
    '#5196C5',
    '#3579A8',
    '#1B5E8C',
    '#174E75',
    '#143E5C',
  ],
  melt: [
    '#FDF2EB',
    '#FBDFCE',
    '#F8C5A7',
    '#F5AB80',
    '#F2935C',
    '#DD7942',
    '#C85F28',
    '#B4470F',
    '#8F3C13',
    '#683118',
  ],
  verified: [
    '#ECF8F2',
    '#D0EEE0',
    '#ABE0C6',
    '#85D2AD',
    '#63C596',
    '#4BA87B',
    '#338C61',
    '#1D7148',
    '#195D40',
    '#154837',
  ],
  attention: [
    '#FFFAF1',
    '#FFF2DC',
    '#FFE8C0',
    '#FFDEA4',
    '#FFD58A',
    '#D2A65B',
    '#A5762C',
    '#7A4A00',
    '#623F07',
    '#48330F',
  ],
  refused: [
    '#FFF1F0',
    '#FFDCD9',
    '#FFC0BA',
    '#FFA49C',
    '#FF8A80',
    '#E5685F',
    '#CB463D',
    '#B3261E',
    '#8E231F',
    '#671F20',
  ],
} as const satisfies Record<string, MantineColorsTuple>;

/** Mantine's neutral scales in our bluish greys: parts that we did not restyle stay in the family. */
export const NEUTRALS = {
  gray: [
    '#F5F7F9',
    '#EDF1F5',
    '#D8E0E7',
    '#D8E0E7',
    '#7A8DA0',
    '#7A8DA0',
    '#51657A',
    '#3B4F63',
    '#26394D',
    '#12263A',
  ],
  dark: [
    '#E4EBF2',
    '#C3D0DC',
    '#9FB1C3',
    '#6A7E92',
    '#3A4B5D',
    '#263444',
    '#17222F',
    '#17222F',
    '#0F1822',
    '#0B1722',
  ],
} as const satisfies Record<string, MantineColorsTuple>;

/** Shade of {@link HUES} that carries text and fills, by scheme. */
export const SHADE = { light: 7, dark: 4 } as const;

/**
 * Colours by role. Each becomes a custom property of the same name (`--ink-muted`), so style sheets name the role and
 * never a value. A test holds their contrast.
 */
export const ROLES = {
  light: {
    ground: '#F5F7F9',
    panel: '#FFFFFF',
    sunk: '#EDF1F5',
    ink: '#12263A',
    'ink-muted': '#51657A',
    steel: '#1B5E8C',
    'steel-soft': '#E8F0F6',
    'on-steel': '#FFFFFF',
    melt: '#B4470F',
    'melt-soft': '#FBEDE4',
    verified: '#1D7148',
    'verified-soft': '#E6F3EC',
    attention: '#7A4A00',
    'attention-soft': '#FFF4DC',
    refused: '#B3261E',
    'refused-soft': '#FBEAE8',
    rule: '#D8E0E7',
    'control-border': '#7A8DA0',
  },
  dark: {
    ground: '#0F1822',
    panel: '#17222F',
    sunk: '#1D2A39',
    ink: '#E4EBF2',
    'ink-muted': '#9FB1C3',
    steel: '#6DB3E3',
    'steel-soft': '#1B3347',
    'on-steel': '#0B1722',
    melt: '#F2935C',
    'melt-soft': '#3B281D',
    verified: '#63C596',
    'verified-soft': '#17352A',
    attention: '#FFD58A',
    'attention-soft': '#3A2A0C',
    refused: '#FF8A80',
    'refused-soft': '#3D2224',
    rule: '#263444',
    'control-border': '#6A7E92',
  },
} as const;
export type Role = keyof (typeof ROLES)['light'];
