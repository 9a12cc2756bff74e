import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { HOME } from '../home.ts';
import { placeOf } from '../place.ts';
import { queries } from '../queries.ts';
import { useWords } from '../use-words.ts';
import type { Word } from '../words.ts';
import { DOCUMENTS } from './documents.ts';
import type { CallFacts, Place } from './facts.ts';
import { FileName } from './file-name.tsx';
import { Puzzle } from './puzzle.tsx';
import classes from './contract.module.css';

const AUTH: Readonly<Record<CallFacts['auth'], Word>> = {
  open: 'authOpen',
  token: 'authToken',
  'query-token': 'authQuery',
};
/** In `screens`: what lies around every page. */
const EVERY_PAGE = '*';

function Fact({ name, children }: { name: Word; children: ReactNode }): ReactNode {
  const { w } = useWords();
  return (
    <div>
      <dt>{w(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const at = ({ file, line }: Place): ReactNode => <FileName file={file} line={line} />;

/** The pages that make a call, as links into the portal where the address needs no id. */
function Screens({ screens, unused }: Pick<CallFacts, 'screens' | 'unused'>): ReactNode {
  const { w } = useWords();
  if (screens.length === 0) return <span lang="en">{unused ?? w('none')}</span>;
  return (
    <ul className={classes.inline}>
      {screens.map((path) => (
        <li key={path}>
          {path === EVERY_PAGE ? (
            w('everyPage')
          ) : path.includes('$') ? (
            <code>{path}</code>
          ) : (
            <a href={HOME + path.slice(1)}>{path}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Situations that are about the call; a click starts one and comes back. */
function Situations({ id, scenarios }: Pick<CallFacts, 'id' | 'scenarios'>): ReactNode {
  const { of } = useWords();
  const known = useQuery(queries.scenarios);
  return (
    <ul className={classes.inline}>
      {scenarios.map((scenario) => {
        const title = known.data?.find((entry) => entry.id === scenario)?.title;
        return (
          <li key={scenario}>
            <a href={`?scenario=${scenario}${placeOf('contract', id)}`}>
              {title === undefined ? scenario : of(title)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Files with the titles of their tests. */
function Tests({ tests }: Pick<CallFacts, 'tests'>): ReactNode {
  const { w } = useWords();
  const count = tests.reduce((sum, { titles }) => sum + titles.length, 0);
  return (
    <details>
      <summary>{w('testsIn', { files: tests.length, count })}</summary>
      <ul className={classes.tests}>
        {tests.map(({ file, titles }) => (
          <li key={file}>
            <FileName file={file} />
            {titles.length === 0 ? (
              <p>{w('byHelper')}</p>
            ) : (
              <ul lang="en">
                {[...new Set(titles)].map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Assumptions({ assumptions }: Pick<CallFacts, 'assumptions'>): ReactNode {
  const { w } = useWords();
  if (assumptions.length === 0) return w('none');
  return (
    <details>
      <summary>{w('assumptionsOf', { count: assumptions.length })}</summary>
      <dl className={classes.assumptions}>
        {assumptions.map(({ where, reason }, index) => (
          <div key={`${String(index)} ${where}`}>
            <dt>{where === '' ? w('wholeCall') : <code>{where}</code>}</dt>
            <dd lang="en">{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What the project knows of a call: where it comes from, who answers it, who makes it, who tests it. */
export function FactsPanel({ facts }: { facts: CallFacts }): ReactNode {
  const { w } = useWords();
  const { id, row, source, auth, contract, handler, recordings } = facts;
  return (
    <section>
      <h3>{w('facts')}</h3>
      <dl className={classes.facts}>
        <Fact name="source">
          <span lang="en">{source}</span> ·{' '}
          {row === null ? w('ours') : <FileName file="openapi/calls.tsv" line={row} />}
        </Fact>
        <Fact name="session">{w(AUTH[auth])}</Fact>
        <Fact name="written">{at(contract)}</Fact>
        <Fact name="handler">{at(handler)}</Fact>
        <Fact name="screens">
          <Screens {...facts} />
        </Fact>
        <Fact name="callSituations">
          <Situations {...facts} />
        </Fact>
        {recordings.length > 0 && (
          <Fact name="recordings">
            <ul className={classes.inline}>
              {recordings.map((file) => (
                <li key={file}>
                  <FileName file={file} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name="tests">
          <Tests {...facts} />
        </Fact>
        <Fact name="assumptions">
          <Assumptions {...facts} />
        </Fact>
        <Fact name="documents">
          <ul className={classes.inline}>
            {DOCUMENTS.map(({ name, href }) => (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      {facts.captcha && <Puzzle />}
      <p className={classes.ways}>
        <a href={placeOf('requests', id)}>{w('itsRequests')}</a>
        <a href={placeOf('faults', id)}>{w('itsFaults')}</a>
      </p>
    </section>
  );
}
