import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { RouteFlow } from '#src/ui/drawings/route-flow.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Section } from '#src/ui/section.tsx';
import { Explained } from './explained.tsx';
import { LifeCycle } from './life-cycle.tsx';
import { ROUTES, SOURCE_YEARS } from './rules.ts';
import type { Module } from './search.ts';
import { WaysOn } from './ways-on.tsx';
import classes from './introduction.module.css';

/** What an LCA of steel measures, by process route and module by module (document 2 §2 `/Pcr/lca`). */
export function LcaScreen({ module }: { module: Module | undefined }): ReactNode {
  return (
    <PageWidth>
      <PageTitle title="lca.introTitle" intro="lca.introBody" />
      <Section title="intro.lca.measures" intro="intro.lca.measuresIntro" space="near">
        <Explained
          terms={[
            ['intro.lca.gwp', 'intro.lca.gwpWhat'],
            ['intro.lca.acid', 'intro.lca.acidWhat'],
            ['intro.lca.eutrophication', 'intro.lca.eutrophicationWhat'],
            ['intro.lca.smog', 'intro.lca.smogWhat'],
            ['intro.lca.energy', 'intro.lca.energyWhat'],
            ['intro.lca.water', 'intro.lca.waterWhat'],
          ]}
        />
      </Section>
      <LifeCycle chosen={module ?? 'A1'} />
      <ByRoute />
      <WaysOn ways={['searchEpd', 'searchPcr', 'applyEpd', 'gpi']} />
    </PageWidth>
  );
}

const MOST = Math.max(...ROUTES.map(({ tonnes }) => tonnes));

/** The three routes: how the steel is made, where its impact comes from, and how much it is on the average. */
function ByRoute(): ReactNode {
  const { t } = useText();
  return (
    <Section title="intro.lca.routes" intro="intro.lca.routesIntro">
      <ul className={classes.routes}>
        {ROUTES.map(({ route, text, tonnes }) => (
          <li key={route} className={classes.route}>
            <h3 className={classes.routeName}>{t(`intro.lca.${text}`)}</h3>
            <div className={classes.drawing}>
              <RouteFlow route={route} />
            </div>
            <p className={classes.routeWhat}>{t(`intro.lca.${text}What`)}</p>
            <div className={classes.figure}>
              {/* The same as the words under it, for the eye. */}
              <span
                className={classes.bar}
                style={{ inlineSize: `${String((tonnes / MOST) * 100)}%` }}
                aria-hidden
              />
              <p>
                <strong>{t('intro.lca.figure', { value: tonnes })}</strong>{' '}
                <span className={classes.figureFor}>{t('intro.lca.figureFor')}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.source}>{t('intro.lca.source', { years: SOURCE_YEARS })}</p>
    </Section>
  );
}
