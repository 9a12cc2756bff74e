import { useRef, type ReactNode } from 'react';
import { Tour } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { TextKey } from '#src/i18n/keys.ts';
import { scrollToStop } from './tour-scroll.ts';
import { usePhrase, useWords, type Words } from './words.ts';
import classes from './guided-tour.module.css';

export interface TourStop {
  /** CSS selector of what the step explains; an element that is not on the page gets its step in the middle. */
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
 * A walk through a screen: one stop after another with progress in words, arrow keys, Escape, and the focus in the
 * explanation. Each target is scrolled to where its explanation fits too, at once when motion is not wanted.
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
