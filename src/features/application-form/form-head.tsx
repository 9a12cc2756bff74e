import { memo, useState, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { Button, Title } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconRoute, IconCircleCheck, IconClockHour4, IconFileOff, type Icon } from '@tabler/icons-react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import type { Draft } from '#src/lib/draft.ts';
import { GuidedTour, type TourStop } from '#src/ui/guided-tour.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { DraftNotice } from '#src/parts/draft/draft-notice.tsx';
import { OfferLine } from '#src/ui/offer-line.tsx';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import type { ApplicationValues } from './values.ts';
import classes from './application-form.module.css';

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

const PARTS = [
  { key: 'now', Sign: IconCircleCheck },
  { key: 'later', Sign: IconClockHour4 },
  { key: 'without', Sign: IconFileOff },
] as const satisfies readonly { key: string; Sign: Icon }[];

/** Introduction: what is required now, what may follow later, and the consequence of missing files. */
export const Needs = memo(function Needs(): ReactNode {
  const { t } = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.needs}>
      <Title order={2} id={id} fz="1.25rem" mb="0.75rem">
        {t('epd.apply.needs.title')}
      </Title>
      <dl className={classes.parts}>
        {PARTS.map(({ key, Sign }) => (
          <div key={key}>
            <dt className={classes.need}>
              <Sign size={18} stroke={1.75} aria-hidden /> {t(`epd.apply.needs.${key}` satisfies TextKey)}
            </dt>
            <dd className={classes.needWhat}>{t(`epd.apply.needs.${key}Body` satisfies TextKey)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

interface FormHeadProps {
  restored: Draft<ApplicationValues> | null;
  /** Copying or renewing implies an earlier application: the tour is not offered. */
  experienced: boolean;
  onDiscard: () => void;
  onTourEnd: () => void;
  children?: ReactNode;
}

// Memoised: it measures the page on every render.
const Guide = memo(GuidedTour);

/** Title, guided tour (offered on the first visit) and notice of a restored draft. */
export function FormHead({
  restored,
  experienced,
  onDiscard,
  onTourEnd,
  children,
}: FormHeadProps): ReactNode {
  const { t } = useText();
  const [touring, setTouring] = useState(false);
  const [offer, setOffer] = useState(() => restored === null && !experienced && !tourWasOffered());

  const endOffer = (): void => {
    rememberTourOffer();
    setOffer(false);
  };
  const startTour = (): void => {
    endOffer();
    setTouring(true);
  };
  const endTour = useCallbackRef(() => {
    // flushSync: the tour returns the focus unless it has moved after the tour's end.
    flushSync(() => setTouring(false));
    onTourEnd();
  });

  return (
    <>
      <PageTitle
        title="nav.epdApply"
        intro="epd.apply.intro"
        {...(!offer && {
          actions: (
            <Button variant="default" leftSection={<IconRoute size={18} aria-hidden />} onClick={startTour}>
              {t('epd.apply.tour.start')}
            </Button>
          ),
        })}
      />
      <Needs />
      <DraftNotice restored={restored} onDiscard={onDiscard} />
      {children}
      {offer && (
        <OfferLine icon={<IconRoute size={20} aria-hidden />} title="epd.apply.tour.offer">
          <Button variant="default" onClick={startTour}>
            {t('epd.apply.tour.start')}
          </Button>
          <Button variant="subtle" onClick={endOffer}>
            {t('common.later')}
          </Button>
        </OfferLine>
      )}
      <Guide stops={TOUR_STOPS} active={touring} onClose={endTour} labels={TOUR_LABELS} />
    </>
  );
}
