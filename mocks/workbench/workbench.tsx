import { Alert, Anchor, Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { switchLanguage } from '#src/i18n/language.ts';
import { notify } from '#src/ui/notify.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { SchemeMenu } from '#src/ui/theme/scheme-menu.tsx';
import { isGone } from './api.ts';
import { Gone } from './gone.tsx';
import { HOME } from './home.ts';
import { useLive } from './live.ts';
import { Loading } from './loaded.tsx';
import { usePlace } from './place.ts';
import { queries } from './queries.ts';
import { Applications } from './sections/applications.tsx';
import { Clock } from './sections/clock.tsx';
import { Faults } from './sections/faults.tsx';
import { Outbox } from './sections/outbox.tsx';
import { Real } from './sections/real.tsx';
import { Recording } from './sections/recording.tsx';
import { Requests } from './sections/requests.tsx';
import { Settings } from './sections/settings.tsx';
import { Situations } from './sections/situations.tsx';
import { Snapshot } from './sections/snapshot.tsx';
import { Staff } from './sections/staff.tsx';
import { Worlds } from './sections/worlds.tsx';
import { Standing } from './standing.tsx';
import { useWords } from './use-words.ts';
import { currentWorld, isPanel, isPanelHidden, showPanelAgain } from './worlds.ts';
import classes from './workbench.module.css';

/** With Swagger UI and both contracts: only for those who open it. */
const Contract = lazy(async () => ({ default: (await import('./contract/contract.tsx')).Contract }));

const SECTIONS = [
  ['situations', Situations],
  ['applications', Applications],
  ['staff', Staff],
  ['outbox', Outbox],
  ['clock', Clock],
  ['settings', Settings],
  ['faults', Faults],
  ['real', Real],
  ['requests', Requests],
  ['recording', Recording],
  ['snapshot', Snapshot],
  ['worlds', Worlds],
  ['contract', Contract],
] as const;

/** The way back for those who have closed the portal's side panel for good. */
function PanelAgain(): ReactNode {
  const { w } = useWords();
  const [isHidden, setIsHidden] = useState(isPanelHidden);
  if (!isHidden) return null;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      onClick={() => {
        showPanelAgain();
        setIsHidden(false);
        notify.success({ text: w('panelShown') });
      }}
    >
      {w('showPanel')}
    </Button>
  );
}

/** The open one is in the address. */
function Sections(): ReactNode {
  const { w } = useWords();
  const { section, goTo } = usePlace();
  const open = SECTIONS.find(([name]) => name === section)?.[0] ?? 'situations';
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone and in the panel there is room for three of them.
    const chosen = tabs.current?.querySelector('[aria-selected="true"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <Tabs value={open} onChange={(value) => goTo(value ?? 'situations')} keepMounted={false}>
      <Tabs.List ref={tabs} className={classes.tabs} aria-label={w('title')}>
        {SECTIONS.map(([name]) => (
          <Tabs.Tab key={name} value={name}>
            {w(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {SECTIONS.map(([name, Section]) => (
        <Tabs.Panel key={name} value={name} pt="md">
          <Suspense fallback={<Loading />}>
            <Section />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The page at `/__mock/`. */
export function Workbench(): ReactNode {
  const { w, language } = useWords();
  const hearing = useLive();
  const world = useQuery(queries.world);
  const isWorldGone = hearing === 'gone' || isGone(world.error);
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <>
      <a className={classes.skip} href="#main">
        {w('skip')}
      </a>
      {/* Named: the panel stands in a page that has such landmarks too. */}
      <header className={classes.header} aria-label={w('title')}>
        <h1 className={classes.title}>{w('title')}</h1>
        <div className={classes.tools}>
          {!isPanel() && <Anchor href={HOME}>{w('portal')}</Anchor>}
          {!isPanel() && <PanelAgain />}
          <Button
            variant="subtle"
            size="compact-md"
            lang={LANGUAGE_TAG[other]}
            onClick={() => void switchLanguage(other)}
          >
            {w('language')}
          </Button>
          <SchemeMenu />
        </div>
        <Standing />
      </header>
      <main id="main" className={classes.main} tabIndex={-1} aria-label={w('title')}>
        {hearing === 'lost' && !isWorldGone && (
          <Alert color="attention" role="status">
            {w('lost')}
          </Alert>
        )}
        {isWorldGone ? <Gone name={currentWorld()} /> : <Sections />}
      </main>
    </>
  );
}
