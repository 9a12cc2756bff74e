import { Alert, Anchor, Button, Tabs, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { switchLanguage } from '#src/i18n/language.ts';
import { notify } from '#src/ui/notify.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { SchemeMenu } from '#src/ui/theme/scheme-menu.tsx';
import { isGone, queries, useLive } from './queries.ts';
import { Applications } from './charts/chart-view.tsx';
import { CopyText, Loading, SmallButton } from './parts.tsx';
import { GROUPS, GROUP_NAMES, openAt, usePlace, type Group, type Section } from './place.ts';
import { Clock } from './sections/clock.tsx';
import { Faults } from './sections/faults.tsx';
import { Outbox, OperatorSteps } from './sections/staff.tsx';
import { Real } from './sections/real.tsx';
import { Recording } from './sections/recording.tsx';
import { Requests } from './sections/requests.tsx';
import { Settings } from './sections/settings.tsx';
import { Situations } from './sections/situations.tsx';
import { Snapshot } from './sections/snapshot.tsx';
import { Worlds } from './sections/worlds.tsx';
import { useWords } from './words.ts';
import * as worlds from './worlds.ts';
import classes from './workbench.module.css';
import { DEFAULT_WORLD } from '../lib/cookies.ts';
import { shownTime } from './texts.ts';

/** Signs another persona in to the portal; the World stays unchanged. */
function People(): ReactNode {
  const { w, of } = useWords();
  const personas = useQuery(queries.personas);
  return (
    <Select
      aria-label={w('people')}
      placeholder={w('people')}
      size="sm"
      searchable
      value={null}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      data={(personas.data ?? []).map(({ id, describe }) => ({
        value: id,
        label: `${id} · ${of(describe)}`,
      }))}
      onChange={(id) => {
        if (id !== null) worlds.enterAs(id);
      }}
    />
  );
}

function CurrentWorld(): ReactNode {
  const { w, of } = useWords();
  const world = useQuery(queries.world);
  const scenarios = useQuery(queries.scenarios);
  const faults = useQuery(queries.faults);
  const name = worlds.signedInName();
  if (world.data === undefined) return null;
  const { id, scenario, seed, now, frozen } = world.data;
  const title = scenarios.data?.find((each) => each.id === scenario)?.title;
  return (
    <div className={classes.standing}>
      <strong>{title === undefined ? scenario : of(title)}</strong>
      {id !== DEFAULT_WORLD && <span>{w('world', { name: id })}</span>}
      <span>{w('seed', { seed })}</span>
      <span>
        {w('now')} <time dateTime={now}>{shownTime(now)}</time>
        {frozen ? ` (${w('frozen')})` : ''}
      </span>
      <span>{name === null ? w('nobody') : w('signedIn', { name })}</span>
      <People />
      <CopyText
        text={worlds.presentLink(world.data, faults.data ?? [], worlds.HOME_ADDRESS)}
        label={w('copyLink')}
        name={w('presentLink')}
      />
    </div>
  );
}

function DeletedWorld({ name }: { name: string }): ReactNode {
  const { w } = useWords();
  return (
    <>
      <Alert color="attention" role="alert" title={w('worldGone', { name })}>
        <p>{w('worldGoneHint')}</p>
        <div className={classes.actions}>
          <Button component="a" {...worlds.startLink('default')}>
            {w('beginAnew')}
          </Button>
          <Button variant="default" onClick={() => worlds.switchWorld({ id: DEFAULT_WORLD, persona: null })}>
            {w('goToDefault')}
          </Button>
        </div>
      </Alert>
      <Worlds />
    </>
  );
}

/** Lazy: Swagger UI and both contracts are large. */
const Contract = lazy(async () => ({ default: (await import('./contract/contract.tsx')).Contract }));

const SECTIONS: Readonly<Record<Section, ComponentType>> = {
  situations: Situations,
  applications: Applications,
  staff: OperatorSteps,
  settings: Settings,
  worlds: Worlds,
  clock: Clock,
  recording: Recording,
  snapshot: Snapshot,
  requests: Requests,
  faults: Faults,
  outbox: Outbox,
  real: Real,
  contract: Contract,
};

/** Shows the side panel again after it was permanently closed. */
function RestorePanel(): ReactNode {
  const { w } = useWords();
  const [isHidden, setIsHidden] = useState(worlds.isPanelHidden);
  if (!isHidden) return null;
  return (
    <SmallButton
      variant="subtle"
      label={w('showPanel')}
      onClick={() => {
        worlds.showPanelAgain();
        setIsHidden(false);
        notify.success({ text: w('panelShown') });
      }}
    />
  );
}

/** A group's sections as tabs; a single section has no tab. */
function Sections({ group, open }: { group: Group; open: Section }): ReactNode {
  const { w } = useWords();
  const { goTo } = usePlace();
  const Open = SECTIONS[open];
  const section = (
    <Suspense fallback={<Loading />}>
      <Open />
    </Suspense>
  );
  if (GROUPS[group].length === 1) return section;
  return (
    <Tabs variant="pills" value={open} onChange={(value) => goTo(value ?? open)} keepMounted={false}>
      <Tabs.List className={classes.sections} aria-label={w(group)}>
        {GROUPS[group].map((name) => (
          <Tabs.Tab key={name} value={name}>
            {w(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {GROUPS[group].map((name) => (
        <Tabs.Panel key={name} value={name} pt="md">
          {section}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The URL names the open section; each group remembers its last one. */
function Groups(): ReactNode {
  const { w } = useWords();
  const place = usePlace();
  const { group, section } = openAt(place.section);
  const [left, setLeft] = useState<Readonly<Record<string, Section>>>({});
  const openGroup = (name: string | null): void => {
    const next = GROUP_NAMES.find((each) => each === name) ?? group;
    if (next === group) return;
    setLeft({ ...left, [group]: section });
    place.goTo(left[next] ?? GROUPS[next][0]);
  };
  return (
    <Tabs value={group} onChange={openGroup} keepMounted={false}>
      <Tabs.List className={classes.tabs} aria-label={w('title')}>
        {GROUP_NAMES.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {w(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {GROUP_NAMES.map((name) => (
        <Tabs.Panel key={name} value={name} pt="md">
          <Sections group={group} open={section} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

export function Workbench(): ReactNode {
  const { w, language } = useWords();
  const connection = useLive();
  const world = useQuery(queries.world);
  const isWorldGone = connection === 'gone' || isGone(world.error);
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
          {!worlds.isPanel() && <Anchor href={worlds.HOME}>{w('portal')}</Anchor>}
          {!worlds.isPanel() && <RestorePanel />}
          <SmallButton
            variant="subtle"
            label={w('language')}
            lang={LANGUAGE_TAG[other]}
            onClick={() => void switchLanguage(other)}
          />
          <SchemeMenu />
        </div>
        <CurrentWorld />
      </header>
      <main id="main" className={classes.main} tabIndex={-1} aria-label={w('title')}>
        {connection === 'lost' && !isWorldGone && (
          <Alert color="attention" role="status">
            {w('lost')}
          </Alert>
        )}
        {isWorldGone ? <DeletedWorld name={worlds.currentWorld()} /> : <Groups />}
      </main>
    </>
  );
}
