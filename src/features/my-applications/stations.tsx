import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import type { Overview } from './overview.ts';
import { STATIONS, type MineSearch } from './search.ts';
import classes from './stations.module.css';
import mineClasses from './mine.module.css';

interface StationsProps {
  search: MineSearch;
  /** Applications at each stage; unknown while loading. */
  counts: Overview['stations'] | undefined;
}

/** The seven stages as a line with counts; a stage filters the list, once more shows all. */
export function Stations({ search, counts }: StationsProps): ReactNode {
  const { t } = useText();
  return (
    <nav className={classes.line} aria-label={t('epd.mine.stations')}>
      <p className={mineClasses.caption}>{t('epd.mine.stations')}</p>
      <ol>
        {STAGES.map((stage, index) => {
          const station = STATIONS[index];
          const here = search.station === station;
          const count = counts?.[index];
          return (
            <li key={stage} data-some={(count ?? 0) > 0 || undefined}>
              <Link
                to="/epd/mineEpd"
                search={{ ...search, station: here ? undefined : station, page: undefined }}
                replace
                resetScroll={false}
                aria-current={here || undefined}
                activeOptions={{ exact: true }}
              >
                <span className={classes.place}>{stagePlace(stage)}</span>{' '}
                <span>
                  <span className={classes.name}>{`${t(STAGE_LABEL[stage])}\u00A0`}</span>
                  <span className={classes.short}>{`${t(`epd.mine.short.s${stage}`)} `}</span>
                  <span className={classes.count}>{t('epd.mine.atStation', { count: count ?? '–' })}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
