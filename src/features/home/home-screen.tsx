import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Title } from '@mantine/core';
import { useSession } from '#src/api/session.ts';
import { needTexts } from '#src/i18n/i18n.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { useHasNoApplications } from '#src/parts/session/use-own-company.ts';
import { PageWidth } from '#src/ui/page-layout.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { homeQueries } from './queries.ts';
import { EmptyField } from './field/empty-field.tsx';
import { HeroSearch } from './hero-search.tsx';
import { KeyFigure } from '#src/ui/key-figure.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { platformQueries } from '#src/api/shared/platform.ts';
import classes from './home.module.css';
import heroClasses from './hero.module.css';

/** Slogan, search and three figures beside the register itself: a dot for each declaration, by route and carbon footprint. */
function Hero(): ReactNode {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  return (
    <div className={heroClasses.root} data-band>
      <div className={heroClasses.inner}>
        <div>
          <Title order={1} className={heroClasses.title}>
            {t('home.heroTitle')}
          </Title>
          <p className={heroClasses.subtitle}>{t('home.heroSubtitle')}</p>
          <HeroSearch onType={setTyped} />
          <Figures />
        </div>
        <div>
          <Suspense fallback={<EmptyField />}>
            <FieldDots typed={typed} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** A dash for a figure that failed to load. */
function Figures(): ReactNode {
  const { t, lang } = useText();
  const { data: declarations } = useQuery(homeQueries.declarations(lang));
  const { data: pcrTotal = null } = useQuery(homeQueries.pcrTotal());
  const { data: visits } = useQuery(platformQueries.visits());
  return (
    <div className={heroClasses.figures}>
      <KeyFigure
        label={<Link to="/epd/epdSearch">{t('home.statEpd')}</Link>}
        value={declarations?.total ?? null}
      />
      <KeyFigure label={<Link to="/pcr/pcrSearch">{t('home.statPcr')}</Link>} value={pcrTotal} />
      <KeyFigure label="home.statVisits" value={visits?.pv ?? null} />
    </div>
  );
}

/** Loading state of the dashboard: its title stands at once. */
function DashboardTasks({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.waiting} data-short={useHasNoApplications(user)}>
      <PageWidth>
        <Title order={1}>{t('home.dashboard.title')}</Title>
        <div className={classes.columns}>
          <LoadingState count={3} />
        </div>
      </PageWidth>
    </div>
  );
}

/** Title and place of the newest declarations. */
function LatestWaiting(): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.rest}>
      <Title order={2}>{t('home.latestEpd')}</Title>
    </div>
  );
}

/** Lazy chunk and texts of what comes with data: dots of the field, and the content below the first section. */
export async function fetchHomeRest() {
  const [part] = await Promise.all([loadChunk(() => import('./home-rest.tsx')), needTexts(['home'])]);
  return part;
}

const HomeRest = lazy(() => fetchHomeRest().then((part) => ({ default: part.HomeRest })));
const FieldDots = lazy(() => fetchHomeRest().then((part) => ({ default: part.FieldDots })));

interface HomeScreenProps {
  /** Injected and lazy, so that visitors never load it. */
  dashboard: ComponentType<{ user: StoredUser }>;
}

/** Home page (document 2 §2): introduction and latest declarations; for signed-in users their dashboard first. */
export function HomeScreen({ dashboard: Dashboard }: HomeScreenProps): ReactNode {
  const user = useSession();
  return (
    <>
      {user === null ? (
        <Hero />
      ) : (
        <Suspense fallback={<DashboardTasks user={user} />}>
          <Dashboard key={user.id} user={user} />
        </Suspense>
      )}
      {/* On paper a signed-in user's home is their own work. */}
      <div data-no-print={user !== null || undefined}>
        <PageWidth>
          <Suspense fallback={<LatestWaiting />}>
            <HomeRest visitor={user === null} waiting={<LatestWaiting />} />
          </Suspense>
        </PageWidth>
      </div>
    </>
  );
}
