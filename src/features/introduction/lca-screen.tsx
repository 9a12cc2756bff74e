import { type ReactNode, useId, useState } from 'react';
import { Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { RouteFlow } from '#src/ui/drawings/route-flow.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { Explained } from './explained.tsx';
import { ROUTES, SOURCE_YEARS, dutyOf, moduleLabel } from './rules.ts';
import { type Module, LIFE_CYCLE } from './search.ts';
import { RelatedLinks } from '#src/parts/page/related-links.tsx';
import classes from './introduction.module.css';
import base from '#src/ui/base.module.css';

/** Introduction to LCAs of steel, by process route and module (document 2 §2 `/Pcr/lca`). */
export function LcaScreen({ module }: { module: Module | undefined }): ReactNode {
  return (
    <PageWidth>
      <PageTitle title="lca.introTitle" intro="lca.introBody" />
      <Explained
        title="intro.lca.measures"
        intro="intro.lca.measuresIntro"
        space="near"
        terms={[
          ['intro.lca.gwp', 'intro.lca.gwpWhat'],
          ['intro.lca.acid', 'intro.lca.acidWhat'],
          ['intro.lca.eutrophication', 'intro.lca.eutrophicationWhat'],
          ['intro.lca.smog', 'intro.lca.smogWhat'],
          ['intro.lca.energy', 'intro.lca.energyWhat'],
          ['intro.lca.water', 'intro.lca.waterWhat'],
        ]}
      />
      <LifeCycle chosen={module ?? 'A1'} />
      <ByRoute />
      <RelatedLinks links={['searchEpd', 'searchPcr', 'applyEpd', 'gpi']} />
    </PageWidth>
  );
}

const MOST = Math.max(...ROUTES.map(({ tonnes }) => tonnes));

function ByRoute(): ReactNode {
  const { t } = useText();
  return (
    <Section title="intro.lca.routes" intro="intro.lca.routesIntro">
      <ul className={classes.routes}>
        {ROUTES.map(({ route, text, tonnes }) => (
          <li key={route} className={classes.route}>
            <h3 className={classes.routeName}>{t(`intro.lca.${text}`)}</h3>
            <Box maw="20rem" my="0.75rem">
              <RouteFlow route={route} />
            </Box>
            <p className={base.muted}>{t(`intro.lca.${text}What`)}</p>
            <div className={classes.figure}>
              {/* Decorative: the text below states the same value. */}
              <span
                className={classes.bar}
                style={{ inlineSize: `${String((tonnes / MOST) * 100)}%` }}
                aria-hidden
              />
              <p>
                <strong>{t('intro.lca.figure', { value: tonnes })}</strong>{' '}
                <span className={base.small}>{t('intro.lca.figureFor')}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.source}>{t('intro.lca.source', { years: SOURCE_YEARS })}</p>
    </Section>
  );
}

/** Life cycle modules with explanations: hover and focus preview one, a click selects it. The selection is in the URL. */
function LifeCycle({ chosen }: { chosen: Module }): ReactNode {
  const { t } = useText();
  const navigate = useNavigate();
  const panel = useId();
  const [hovered, setHovered] = useState<Module | null>(null);
  const shown = hovered ?? chosen;
  const duty = dutyOf(shown);
  return (
    <Section title="intro.lca.cycle" intro="intro.lca.cycleIntro">
      <div id="modules">
        <ol className={classes.groups} aria-label={t('intro.lca.cycleLabel')}>
          {LIFE_CYCLE.map(({ group, modules }) => (
            <li key={group} className={classes.group} style={{ flexGrow: modules.length }}>
              <span className={classes.groupName}>{t(`intro.lca.${group}`)}</span>
              <div className={classes.modules}>
                {modules.map((module) => (
                  <button
                    key={module}
                    type="button"
                    className={classes.module}
                    data-duty={dutyOf(module)}
                    data-shown={module === shown || undefined}
                    aria-pressed={module === chosen}
                    aria-controls={panel}
                    onPointerEnter={({ pointerType }) => {
                      if (pointerType === 'mouse') setHovered(module);
                    }}
                    onPointerLeave={() => setHovered(null)}
                    onFocus={() => setHovered(module)}
                    onBlur={() => setHovered(null)}
                    onClick={() =>
                      void navigate({
                        to: '/Pcr/lca',
                        search: { module },
                        replace: true,
                        resetScroll: false,
                      })
                    }
                  >
                    <span className={classes.code}>{moduleLabel(module)}</span>
                    <span className={classes.name}>{t(`intro.module.${module}.name`)}</span>
                  </button>
                ))}
              </div>
            </li>
          ))}
        </ol>
        <div className={classes.panel} id={panel} aria-live="polite">
          <h3 className={classes.title}>
            <span className={classes.code}>{moduleLabel(shown)}</span> {t(`intro.module.${shown}.name`)}
          </h3>
          <p className={classes.what}>{t(`intro.module.${shown}.what`)}</p>
          <StatusBadge tone={duty === 'required' ? 'valid' : 'neutral'} label={`intro.lca.${duty}`} />
        </div>
      </div>
    </Section>
  );
}
