import type { MantineColorsTuple } from '@mantine/core';
import type { Hue, NEUTRAL_NAMES } from './color-names.ts';

// Cast: each text has ten. The portal leaves out what it does not use.
/* @__NO_SIDE_EFFECTS__ */
const shades = (texts: string): MantineColorsTuple =>
  texts.split(' ') as readonly string[] as MantineColorsTuple;

/** Index 4 for dark, 7 for light backgrounds. */
export const HUES = {
  steel: shades('#EDF6FC #D3E8F7 #B0D6F0 #8DC4E9 #6DB3E3 #5196C5 #3579A8 #1B5E8C #174E75 #143E5C'),
  melt: shades('#FDF2EB #FBDFCE #F8C5A7 #F5AB80 #F2935C #DD7942 #C85F28 #B4470F #8F3C13 #683118'),
  verified: shades('#ECF8F2 #D0EEE0 #ABE0C6 #85D2AD #63C596 #4BA87B #338C61 #1D7148 #195D40 #154837'),
  attention: shades('#FFFAF1 #FFF2DC #FFE8C0 #FFDEA4 #FFD58A #D2A65B #A5762C #7A4A00 #623F07 #48330F'),
  refused: shades('#FFF1F0 #FFDCD9 #FFC0BA #FFA49C #FF8A80 #E5685F #CB463D #B3261E #8E231F #671F20'),
} satisfies Record<Hue, MantineColorsTuple>;

export const NEUTRALS = {
  gray: shades('#F5F7F9 #EDF1F5 #D8E0E7 #D8E0E7 #7A8DA0 #7A8DA0 #51657A #3B4F63 #26394D #12263A'),
  dark: shades('#E4EBF2 #C3D0DC #9FB1C3 #6A7E92 #3A4B5D #263444 #17222F #17222F #0F1822 #0B1722'),
} satisfies Record<(typeof NEUTRAL_NAMES)[number], MantineColorsTuple>;

/** Light and dark, by role; a test checks their contrast. */
const BY_ROLE = {
  ground: ['#F5F7F9', '#0F1822'],
  panel: ['#FFFFFF', '#17222F'],
  sunk: ['#EDF1F5', '#1D2A39'],
  ink: ['#12263A', '#E4EBF2'],
  'ink-muted': ['#51657A', '#9FB1C3'],
  steel: ['#1B5E8C', '#6DB3E3'],
  'steel-soft': ['#E8F0F6', '#1B3347'],
  'on-steel': ['#FFFFFF', '#0B1722'],
  melt: ['#B4470F', '#F2935C'],
  'melt-soft': ['#FBEDE4', '#3B281D'],
  verified: ['#1D7148', '#63C596'],
  'verified-soft': ['#E6F3EC', '#17352A'],
  attention: ['#7A4A00', '#FFD58A'],
  'attention-soft': ['#FFF4DC', '#3A2A0C'],
  refused: ['#B3261E', '#FF8A80'],
  'refused-soft': ['#FBEAE8', '#3D2224'],
  rule: ['#D8E0E7', '#263444'],
  'control-border': ['#7A8DA0', '#6A7E92'],
  // The data colour, for marks (src/parts/declaration/place.ts).
  'data-low': ['#3E6C8F', '#7FB0D6'],
  'data-middle': ['#AE8026', '#DDB45C'],
  'data-high': ['#C8401A', '#F0744A'],
} as const;
export type Role = keyof typeof BY_ROLE;

const inScheme = (scheme: 0 | 1): Readonly<Record<Role, string>> =>
  // Safe: the keys of the table.
  Object.fromEntries(Object.entries(BY_ROLE).map(([role, colors]) => [role, colors[scheme]])) as Record<
    Role,
    string
  >;

/** Each role is a custom property (`--ink-muted`). Style sheets use roles only. */
export const ROLES = { light: inScheme(0), dark: inScheme(1) };
