import { type ReactNode, useState } from 'react';
import { HOME } from '../worlds.ts';
import { placeOf } from '../place.ts';
import { type Word, useWords } from '../words.ts';
import type { CallFacts, Place } from './facts.ts';
import classes from './contract.module.css';
import createClient from 'openapi-fetch';
import type { paths } from '#src/api/generated/schema.d.ts';
import { encryptPoint } from '../../captcha/judge.ts';
import { api, dataOf, useStep } from '../queries.ts';
import { CopyText, SmallButton } from '../parts.tsx';

const portal = createClient<paths>({
  baseUrl: window.location.origin,
  // Read at each call, so that tests can replace it.
  fetch: (request) => globalThis.fetch(request),
});
const KIND = { captchaType: 'blockPuzzle', clientUid: 'slider-workbench' } as const;

/** Unwraps the envelope of a portal call. @throws Error with its message if it is a refusal */
function dataIn<Data>(
  answer: { code: number; message: string | null; data?: Data } | undefined,
): NonNullable<Data> {
  if (answer?.code === 1 && answer.data != null) return answer.data;
  throw new Error(answer?.message ?? 'HTTP');
}

/** Solves a captcha with the control API's solution, by recorded calls. Returns its token. */
async function passPuzzle(): Promise<string> {
  const puzzle = dataIn((await portal.POST('/api/n/captcha/get', { body: KIND })).data);
  const { token, secretKey } = puzzle;
  const { x, y } = await dataOf(api.GET('/__mock/api/captcha/{token}', { params: { path: { token } } }));
  const pointJson = encryptPoint(JSON.stringify({ x, y }), secretKey ?? null);
  return dataIn((await portal.POST('/api/n/captcha/check', { body: { ...KIND, token, pointJson } })).data)
    .token;
}

export function Puzzle(): ReactNode {
  const { w } = useWords();
  const [token, setToken] = useState<string | null>(null);
  const step = useStep(passPuzzle);
  return (
    <div className={classes.puzzle}>
      {w('captchaHint')}
      <SmallButton
        label={w('passPuzzle')}
        loading={step.isPending}
        onClick={() => step.mutate(undefined, { onSuccess: setToken })}
      />
      {token !== null && (
        <p role="status">
          {w('puzzlePassed')} <code>{token}</code> <CopyText text={token} label={w('copyToken')} />
        </p>
      )}
    </div>
  );
}

const AUTH: Readonly<Record<CallFacts['auth'], Word>> = {
  open: 'authOpen',
  token: 'authToken',
  'query-token': 'authQuery',
};
/** In `screens`: the layout around every page. */
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

/** A project file; the development server opens it in the editor. */
function FileName({ file, line }: { file: string; line?: number }): ReactNode {
  const place = line === undefined ? file : `${file}:${String(line)}`;
  if (!import.meta.env.DEV) return <code className={classes.file}>{place}</code>;
  return (
    <button
      type="button"
      className={classes.file}
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
    >
      {place}
    </button>
  );
}

const at = ({ file, line }: Place): ReactNode => <FileName file={file} line={line} />;

/** Pages that make a call; linked if their path has no parameter. */
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

export function FactsPanel({ facts }: { facts: CallFacts }): ReactNode {
  const { w } = useWords();
  const { id, row, source, auth, contract, handler } = facts;
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
        <Fact name="assumptions">
          <Assumptions {...facts} />
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
