import type { TextKey } from '#src/i18n/keys.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import type { TourStop } from '#src/ui/guided-tour.tsx';

/** Target selectors of the eight steps, in the order of decision 20. */
const TARGETS = [
  '#apply-company',
  '#apply-pcr',
  '#product-1-type',
  '#product-1-name',
  '#apply-templates',
  '#product-1-lcaReport',
  '#product-1-tables',
  '#apply-submit',
] as const;

export const TOUR_STOPS: readonly TourStop[] = TARGETS.map((target, index) => {
  // Cast: the index is within the eight targets.
  const step = (index + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  return { target, title: `epd.apply.tour.step${step}Title`, body: `epd.apply.tour.step${step}Body` };
});

export const TOUR_LABELS = {
  skip: 'epd.apply.tour.skip',
  back: 'epd.apply.tour.prev',
  next: 'epd.apply.tour.next',
  finish: 'epd.apply.tour.finish',
  progress: 'epd.apply.tour.progress',
} as const satisfies Record<string, TextKey>;

export function tourWasOffered(): boolean {
  return readStorage(STORAGE.applicationTour) !== null;
}

export function rememberTourOffer(): void {
  writeStorage(STORAGE.applicationTour, '1');
}
