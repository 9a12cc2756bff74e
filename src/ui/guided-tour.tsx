import { useRef, type ReactNode } from 'react';
import { Tour } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { TextKey } from '#src/i18n/keys.ts';
import { usePhrase, useWords, type Words } from './words.ts';
import classes from './guided-tour.module.css';

/** Between target and card, around the target, and at the viewport edge. */
const GAPS_PX = 12 + 8 + 8;
/** Assumed height of the first card, which is not rendered yet. */
const CARD_PX = 320;

interface Room {
  header: number;
  card: number;
  window: number;
}

/** Target and card centred together under the header; a target too tall for that starts below its card. */
export function tourTop(targetHeight: number, room: Room): number {
  const card = room.card + GAPS_PX;
  const free = room.window - room.header - card - targetHeight;
  return free >= 0 ? room.header + free / 2 : card;
}

function scrollToStop(target: HTMLElement, card: HTMLElement | null, behavior: ScrollBehavior): void {
  const { top, height } = target.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const wanted = tourTop(height, {
    header: Number.isNaN(header) ? 0 : header,
    card: card?.offsetHeight ?? CARD_PX,
    window: window.innerHeight,
  });
  window.scrollBy({ top: top - wanted, behavior });
}

export interface TourStop {
  /** CSS selector; without a match the step is centred. */
  target: string;
  title: Words;
  body: Words;
}

interface GuidedTourProps {
  stops: readonly TourStop[];
  active: boolean;
  onClose: () => void;
  /** `progress` has the variables `step` and `total`. */
  labels: { skip: TextKey; back: TextKey; next: TextKey; finish: TextKey; progress: TextKey };
}

/**
 * Tour with progress, arrow keys, Escape and focus in the card; scrolls so that target and card are visible
 * (prefers-reduced-motion).
 */
export function GuidedTour({ stops, active, onClose, labels }: GuidedTourProps): ReactNode {
  const phrase = usePhrase();
  const say = useWords();
  const still = useReducedMotion();
  const tour = useRef<HTMLDivElement>(null);
  return (
    <Tour
      ref={tour}
      active={active}
      onClose={onClose}
      labels={{
        skip: phrase(labels.skip),
        back: phrase(labels.back),
        next: phrase(labels.next),
        close: phrase(labels.finish),
        stepCounter: (step, total) => phrase({ key: labels.progress, vars: { step, total } }),
      }}
      spotlightRadius={6}
      overlayColor="rgb(11 23 34 / 0.6)"
      tooltipShadow="lg"
      transitionProps={{ duration: still ? 0 : 160, transition: 'fade' }}
      stepTransitionDuration={still ? 0 : 200}
      scrollToHandler={(element) => {
        const card = tour.current?.querySelector<HTMLElement>('[role="dialog"]') ?? null;
        scrollToStop(element, card, still ? 'auto' : 'smooth');
      }}
      classNames={{
        tooltip: classes.card,
        title: classes.title,
        body: classes.body,
        navigation: classes.navigation,
        stepCounter: classes.counter,
        navigationButton: classes.button,
      }}
    >
      {stops.map((stop) => (
        <Tour.Step key={stop.target} target={stop.target} title={say(stop.title)}>
          {say(stop.body)}
        </Tour.Step>
      ))}
    </Tour>
  );
}
