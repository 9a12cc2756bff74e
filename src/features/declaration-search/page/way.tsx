import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { SearchParams } from '../filters.ts';
import { useMarkedNeighbours, useNeighbours, type Neighbours } from './use-neighbours.ts';
import classes from './declaration-screen.module.css';

interface WayProps {
  id: string;
  search: SearchParams;
}

/** Through the list that the reader came from: the results of a search. */
export function ResultsWay({ id, search }: WayProps): ReactNode {
  return <Way neighbours={useNeighbours(id, search)} />;
}

/** Through the favourites. */
export function FavouritesWay({ id, search }: WayProps): ReactNode {
  return <Way neighbours={useMarkedNeighbours(id, search)} />;
}

/** Both buttons keep their place, so that one can be pressed again and again. */
function Way({ neighbours }: { neighbours: Neighbours | null }): ReactNode {
  const { t } = useText();
  if (neighbours === null) return null;
  const { place, total, about, previous, next } = neighbours;
  return (
    <nav className={classes.way} aria-label={t('epd.detail.way')}>
      <Step to={previous} label={t('epd.detail.previous')} icon={<IconArrowLeft size={18} aria-hidden />} />
      <p role="status">
        {total === null
          ? formatNumber(place)
          : t(about ? 'epd.detail.placeAbout' : 'epd.detail.place', {
              place: formatNumber(place),
              total: formatNumber(total),
            })}
      </p>
      <Step to={next} label={t('epd.detail.next')} icon={<IconArrowRight size={18} aria-hidden />} after />
    </nav>
  );
}

interface StepProps {
  to: SearchParams | null;
  label: string;
  icon: ReactNode;
  after?: boolean;
}

function Step({ to, label, icon, after = false }: StepProps): ReactNode {
  const look = { variant: 'default', ...(after ? { rightSection: icon } : { leftSection: icon }) } as const;
  if (to === null)
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  return (
    <LinkButton {...look} to="/epd/epdSearch" search={to}>
      {label}
    </LinkButton>
  );
}
