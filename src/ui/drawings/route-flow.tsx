import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

/** Blast furnace and converter, scrap in an arc furnace, direct-reduced iron in an arc furnace. */
export type SteelRoute = 'bf-bof' | 'scrap-eaf' | 'dri-eaf';

/** Paths of a part by how they are drawn: line, faint, melt, steel. */
type Part = readonly [line: string, faint?: string, melt?: string, steel?: string];

const ORE: Part = ['M8 52l12-18 8 10 6-8 14 16ZM52 52h24'];
const SCRAP: Part = ['M8 52l6-14 10 4 4-10 10 8 8 12ZM52 52h92', 'M18 47l8-3M32 45l6 3'];
const FURNACE: Part = ['M88 12h12M90 12v8l-8 24v8h24v-8l-8-24v-8', 'M80 46h28', 'M106 52h38'];
const SHAFT: Part = ['M86 12h16v24l-4 8v8h-8v-8l-4-8ZM98 52h46', 'M76 26h10M112 26h-10M112 26v14'];
const CONVERTER: Part = [
  'M156 20l-8 12v14a8 8 0 0 0 8 8h16a8 8 0 0 0 8-8V32l-8-12Z',
  'M164 8v20',
  'M150 40h28M180 52h36',
];
const ARC: Part = [
  'M146 30h36v12a12 12 0 0 1-12 12h-12a12 12 0 0 1-12-12ZM144 30c4-6 12-8 20-8s16 2 20 8',
  'M156 10v20M164 8v22M172 10v20',
  'M148 42h32M182 52h34',
];
const roll = (x: number, y: number): string => `M${String(x)} ${String(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`;
const CASTER: Part = [
  `M218 18h20l-3 14h-14Z${roll(263, 44)}${roll(263, 60)}${roll(281, 44)}${roll(281, 60)}`,
  roll(247, 44),
  'M228 32v8c0 8 4 12 12 12h16',
  'M256 52h52M302 47l6 5-6 5',
];

const PARTS: Readonly<Record<SteelRoute, readonly Part[]>> = {
  'bf-bof': [ORE, FURNACE, CONVERTER, CASTER],
  'scrap-eaf': [SCRAP, ARC, CASTER],
  'dri-eaf': [ORE, SHAFT, ARC, CASTER],
};

export function RouteFlow({ route }: { route: SteelRoute }): ReactNode {
  const of = (kind: number): string => PARTS[route].map((part) => part[kind] ?? '').join('');
  return (
    <Drawing width={320} height={72}>
      <path d={of(0)} />
      <path d={of(1)} data-faint />
      <path d={of(2)} data-voice="melt" />
      <path d={of(3)} data-voice="steel" />
    </Drawing>
  );
}
