import { memo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconRoute } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import type { Draft } from '#src/lib/draft.ts';
import { GuidedTour } from '#src/ui/guided-tour.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { DraftNotice } from '#src/parts/draft/draft-notice.tsx';
import { OfferLine } from '#src/ui/offer-line.tsx';
import { Needs } from './needs.tsx';
import { rememberTourOffer, TOUR_LABELS, TOUR_STOPS, tourWasOffered } from './tour.ts';
import type { ApplicationValues } from './values.ts';

interface FormHeadProps {
  restored: Draft<ApplicationValues> | null;
  /** Somebody who copies or renews has applied before: the guide is not offered. */
  experienced: boolean;
  onDiscard: () => void;
  /** The guide is over, in whatever way: the work begins. */
  onTourEnd: () => void;
  /** What the form was filled from, or waits to be. */
  children?: ReactNode;
}

// It measures the page whenever it is drawn.
const Guide = memo(GuidedTour);

/** Title, the guide (by its button, and offered on the first visit), and the word about a restored draft. */
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
    // The guide gives the focus back unless it has gone elsewhere after its end.
    flushSync(() => {
      setTouring(false);
    });
    onTourEnd();
  });

  return (
    <>
      <PageTitle
        title="epd.apply.title"
        intro="epd.apply.intro"
        actions={
          <Button variant="default" leftSection={<IconRoute size={18} aria-hidden />} onClick={startTour}>
            {t('epd.apply.tour.start')}
          </Button>
        }
      />
      <DraftNotice restored={restored} onDiscard={onDiscard} />
      {children}
      {offer && (
        <OfferLine icon={<IconRoute size={20} aria-hidden />} title="epd.apply.tour.offer">
          <Button variant="subtle" onClick={endOffer}>
            {t('common.later')}
          </Button>
          <Button variant="default" onClick={startTour}>
            {t('epd.apply.tour.start')}
          </Button>
        </OfferLine>
      )}
      <Needs />
      <Guide stops={TOUR_STOPS} active={touring} onClose={endTour} labels={TOUR_LABELS} />
    </>
  );
}
