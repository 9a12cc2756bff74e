import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Blast furnace and converter, scrap in an arc furnace, direct-reduced iron in an arc furnace. */
export type SteelRoute = 'bf-bof' | 'scrap-eaf' | 'dri-eaf';

export function RouteFlow({ route, ...props }: DrawingProps & { route: SteelRoute }): ReactNode {
  return (
    <Drawing width={320} height={72} {...props}>
      {route === 'scrap-eaf' ? <Scrap /> : <Ore />}
      {route === 'bf-bof' && <BlastFurnace />}
      {route === 'dri-eaf' && <Shaft />}
      {route === 'scrap-eaf' && <path d="M52 52h92" />}
      {route === 'bf-bof' ? <Converter /> : <ArcFurnace />}
      <Caster />
    </Drawing>
  );
}

function Ore(): ReactNode {
  return (
    <>
      <path d="M8 52l12-18 8 10 6-8 14 16Z" />
      <path d="M52 52h24" />
    </>
  );
}

function Scrap(): ReactNode {
  return (
    <>
      <path d="M8 52l6-14 10 4 4-10 10 8 8 12Z" />
      <path d="M18 47l8-3M32 45l6 3" data-faint />
    </>
  );
}

function BlastFurnace(): ReactNode {
  return (
    <>
      <path d="M88 12h12M90 12v8l-8 24v8h24v-8l-8-24v-8" />
      <path d="M80 46h28" data-faint />
      <path d="M106 52h38" data-voice="melt" />
    </>
  );
}

function Shaft(): ReactNode {
  return (
    <>
      <path d="M86 12h16v24l-4 8v8h-8v-8l-4-8Z" />
      <path d="M76 26h10M112 26h-10M112 26v14" data-faint />
      <path d="M98 52h46" />
    </>
  );
}

function Converter(): ReactNode {
  return (
    <>
      <path d="M156 20l-8 12v14a8 8 0 0 0 8 8h16a8 8 0 0 0 8-8V32l-8-12Z" />
      <path d="M164 8v20" data-faint />
      <path d="M150 40h28M180 52h36" data-voice="melt" />
    </>
  );
}

function ArcFurnace(): ReactNode {
  return (
    <>
      <path d="M146 30h36v12a12 12 0 0 1-12 12h-12a12 12 0 0 1-12-12ZM144 30c4-6 12-8 20-8s16 2 20 8" />
      <path d="M156 10v20M164 8v22M172 10v20" data-faint />
      <path d="M148 42h32M182 52h34" data-voice="melt" />
    </>
  );
}

function Caster(): ReactNode {
  return (
    <>
      <path d="M218 18h20l-3 14h-14Z" />
      <path d="M228 32v8c0 8 4 12 12 12h16" data-voice="melt" />
      <path d="M256 52h52" data-voice="steel" />
      <path d="M302 47l6 5-6 5" data-voice="steel" />
      <circle cx="250" cy="44" r="3" data-faint />
      <circle cx="266" cy="44" r="3" />
      <circle cx="266" cy="60" r="3" />
      <circle cx="284" cy="44" r="3" />
      <circle cx="284" cy="60" r="3" />
    </>
  );
}
