import { Anchor } from '@mantine/core';
import { useHash } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { type Schemas, saveFile, queries, useStep } from '../queries.ts';
import { HOME } from '../worlds.ts';
import { Loaded, SmallButton } from '../parts.tsx';
import { shownTime } from '../texts.ts';
import { useWords } from '../words.ts';
import shared from '../workbench.module.css';
import classes from './charts.module.css';
import { Diagram } from './diagram.tsx';
import { Board } from './board.tsx';
import { hashOf, chartPlace, type Kind } from '../place.ts';
import { AllTransitions, buttonId, Transitions } from './transitions.tsx';
import { WhoBadge } from './who.tsx';

type Chart = Schemas['ControlChart'];

function Facts({ facts }: Pick<Chart, 'facts'>): ReactNode {
  const { of } = useWords();
  return (
    <div className={classes.facts}>
      {facts.map(({ title, entries }) => (
        <section key={title.en} aria-label={of(title)}>
          <h3>{of(title)}</h3>
          <dl>
            {entries.map(({ label, value }) => (
              <div key={label.en}>
                <dt>{of(label)}</dt>
                <dd>{of(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Files({ files }: Pick<Chart, 'files'>): ReactNode {
  const { w, of } = useWords();
  const save = useStep(({ id, name }: { id: string; name: string }) =>
    saveFile(`/__mock/api/files/${encodeURIComponent(id)}`, name),
  );
  if (files.length === 0) return <p className={shared.muted}>{w('noFiles')}</p>;
  return (
    <ul className={shared.rows}>
      {files.map(({ id, name, title }) => (
        <li key={id} className={shared.line}>
          <span>
            <SmallButton
              className={classes.file}
              variant="transparent"
              label={name}
              onClick={() => save.mutate({ id, name })}
            />
          </span>
          <span className={shared.muted}>{of(title)}</span>
        </li>
      ))}
    </ul>
  );
}

function History({ history }: Pick<Chart, 'history'>): ReactNode {
  const { w, of } = useWords();
  if (history.length === 0) return <p className={shared.muted}>{w('noHistory')}</p>;
  return (
    <ol className={classes.timeline}>
      {history.map(({ at, who, text }, index) => (
        // Index as key: events of the same time have no id, and the list is replaced as a whole.
        <li key={`${at} ${String(history.length - index)}`} data-who={who}>
          <time dateTime={at} className={shared.muted}>
            {shownTime(at).slice(0, 16)}
          </time>{' '}
          <WhoBadge who={who} />
          <p>{of(text)}</p>
        </li>
      ))}
    </ol>
  );
}

function goTo(transition: string): void {
  const button = document.getElementById(buttonId(transition));
  button?.scrollIntoView({ block: 'center' });
  button?.focus();
}

function Content({ kind, id, chart }: { kind: Kind; id: string; chart: Chart }): ReactNode {
  const { w, of } = useWords();
  const { title, subtitle, states, transitions, person, portal } = chart;
  const numbered = transitions.filter(({ possible }) => possible);
  const now = states.filter((state) => state.now);
  return (
    <>
      <header className={classes.head}>
        <h2>
          {title} <span className={shared.muted}>{of(subtitle)}</span>
        </h2>
        <p role="status">
          {w('nowAt')}{' '}
          {now.map((state) => (
            <strong key={state.id} className={classes.now}>
              {of(state.title)}
            </strong>
          ))}
        </p>
        {person !== null && (
          <Anchor
            href={`${HOME}__mock/as/${encodeURIComponent(person.id)}?to=${encodeURIComponent(portal)}`}
            target="_blank"
          >
            {w('openPortal', { name: person.name })}
          </Anchor>
        )}
      </header>
      <div className={classes.view}>
        <section aria-label={w('chart')} className={classes.chart}>
          <Diagram chart={chart} numbered={numbered} onChoose={goTo} />
          <AllTransitions chart={chart} />
        </section>
        <div className={classes.side}>
          <Transitions kind={kind} id={id} chart={chart} numbered={numbered} />
          <Facts facts={chart.facts} />
          <section>
            <h3>{w('files')}</h3>
            <Files files={chart.files} />
          </section>
        </div>
        <section className={classes.past}>
          <h3>{w('history')}</h3>
          <History history={chart.history} />
        </section>
      </div>
    </>
  );
}

function ChartView({
  kind,
  id,
  isArrival,
}: {
  kind: Kind;
  id: string;
  /** Opened from the board, which is unmounted. */
  isArrival: boolean;
}): ReactNode {
  const { w } = useWords();
  const chart = useQuery(queries.chart(kind, id));
  const back = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isArrival) back.current?.focus();
  }, [isArrival]);
  return (
    <>
      <p>
        <Anchor ref={back} href={hashOf({ kind, id: null })}>
          {w('back')}
        </Anchor>
      </p>
      <Loaded query={chart}>{(data) => <Content kind={kind} id={id} chart={data} />}</Loaded>
    </>
  );
}

/** Boards, or the chart of one row; the URL decides. */
export function Applications(): ReactNode {
  const [hash] = useHash({ getInitialValueInEffect: false });
  const [began] = useState(hash);
  const { kind, id } = chartPlace(hash);
  return id === null ? (
    <Board key={kind} kind={kind} />
  ) : (
    <ChartView key={`${kind} ${id}`} kind={kind} id={id} isArrival={hash !== began} />
  );
}
