import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformQueries } from '#src/api/shared/platform.ts';
import { useText } from '#src/i18n/use-text.ts';
import { RouteFlow, type SteelRoute } from '#src/ui/drawings/route-flow.tsx';
import { KeyFigure } from '#src/ui/key-figure.tsx';
import { HeroSearch } from './hero-search.tsx';
import { homeQueries } from './queries.ts';
import classes from './hero.module.css';

const ROUTES = [
  { route: 'bf-bof', label: 'home.route.bfBof' },
  { route: 'scrap-eaf', label: 'home.route.scrapEaf' },
  { route: 'dri-eaf', label: 'home.route.driEaf' },
] as const satisfies readonly { route: SteelRoute; label: string }[];

/** One sentence, the search, three true numbers, and the three ways steel is made. */
export function Hero(): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.root}>
      <div className={classes.inner}>
        <div>
          <Title order={1} className={classes.title}>
            {t('home.heroTitle')}
          </Title>
          <p className={classes.subtitle}>{t('home.heroSubtitle')}</p>
          <HeroSearch />
          <Figures />
        </div>
        <ul className={classes.routes} aria-label={t('home.route.title')}>
          {ROUTES.map(({ route, label }) => (
            <li key={route}>
              <RouteFlow route={route} />
              <span>{t(label)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Numbers as the calls answer them; a dash where one did not come. */
function Figures(): ReactNode {
  const { lang } = useText();
  const { data: declarations } = useQuery(homeQueries.declarations(lang));
  const { data: pcrTotal = null } = useQuery(homeQueries.pcrTotal());
  const { data: visits } = useQuery(platformQueries.visits());
  return (
    <div className={classes.figures}>
      <KeyFigure label="home.statEpd" value={declarations?.total ?? null} />
      <KeyFigure label="home.statPcr" value={pcrTotal} />
      <KeyFigure label="home.statVisits" value={visits?.pv ?? null} />
    </div>
  );
}
