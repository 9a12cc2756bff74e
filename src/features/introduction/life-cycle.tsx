import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { Section } from '#src/ui/section.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { dutyOf, moduleLabel } from './rules.ts';
import { LIFE_CYCLE, type Module } from './search.ts';
import classes from './life-cycle.module.css';

/**
 * The life cycle as a line of modules that explain themselves: pointing and focus show one, a click or a touch chooses it.
 * The chosen one stands in the address.
 */
export function LifeCycle({ chosen }: { chosen: Module }): ReactNode {
  const { t } = useText();
  const navigate = useNavigate();
  const panel = useId();
  const [looked, setLooked] = useState<Module | null>(null);
  const shown = looked ?? chosen;
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
                      if (pointerType === 'mouse') setLooked(module);
                    }}
                    onPointerLeave={() => setLooked(null)}
                    onFocus={() => setLooked(module)}
                    onBlur={() => setLooked(null)}
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
