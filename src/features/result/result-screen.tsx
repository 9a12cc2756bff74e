import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useSession } from '#src/api/use-session.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText, formatDateTime } from '#src/lib/format.ts';
import { readResultCode, readSubmitted, type ResultCode, type Submitted } from '#src/lib/result-code.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import { CoolingLine, type CoolingNode } from '#src/ui/cooling-line.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { FirstWay } from './first-way.tsx';
import { GoingHome } from './going-home.tsx';
import type { FindRecords, NewRecord } from './new-record.ts';
import { newRecord, resultCodeOf, resultView, type ResultView } from './rules.ts';
import classes from './result.module.css';

/** Where an application stands that was handed in just now. */
const FIRST_STAGE: readonly CoolingNode[] = STAGES.map((stage, index) => ({
  number: stagePlace(stage),
  label: STAGE_LABEL[stage],
  state: index === 0 ? 'now' : 'todo',
}));

interface ResultScreenProps {
  type: string | undefined;
  find: FindRecords;
}

/** /Result: what was done, its number and date, what happens next and until when, and the ways on (document 2 §2). */
export function ResultScreen({ type, find }: ResultScreenProps): ReactNode {
  const [code] = useState(readResultCode);
  return code === null ? <NothingSent /> : <Sent code={code} type={type} find={find} />;
}

/** Without a code and a note nothing was handed in here: a typed address, or the way back after a logout (decision 45). */
function NothingSent(): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <div className={classes.root}>
        <Title order={1} className={classes.title}>
          {t('result.none')}
        </Title>
        <p className={classes.next}>{t(user === null ? 'result.noneVisitor' : 'result.noneNext')}</p>
        <div className={classes.ways}>
          <FirstWay view={{ action: user === null ? 'login' : 'mine' }} record={null} />
          <LinkButton to="/" variant="default">
            {t('result.toHome')}
          </LinkButton>
        </div>
      </div>
    </PageWidth>
  );
}

function Sent({ code, type, find }: ResultScreenProps & { code: ResultCode }): ReactNode {
  const user = useSession();
  const [submitted] = useState(() => readSubmitted(resultCodeOf(code, type)));
  const view = resultView(code, type, submitted);
  const draw = (rows: readonly NewRecord[]): ReactNode => (
    <Told
      view={view}
      submitted={submitted}
      record={newRecord(rows, submitted, platformToday(submitted?.at))}
    />
  );
  if (user === null || view.record === undefined) return draw([]);
  const Find = find[view.record];
  return <Find userId={user.id}>{draw}</Find>;
}

interface ToldProps {
  view: ResultView;
  submitted: Submitted | null;
  /** Null when it is not known: after a typed address, or while it is being read. */
  record: NewRecord | null;
}

function Told({ view, submitted, record }: ToldProps): ReactNode {
  const { t, lang } = useText();
  const user = useSession();
  const due = record?.due ?? null;
  const next =
    due !== null && view.nextBy !== undefined
      ? t(view.nextBy, { date: formatDateInText(due, lang) })
      : t(view.next);
  return (
    <PageWidth>
      <div className={classes.root}>
        <IconCircleCheck className={classes.mark} size={56} stroke={1.25} aria-hidden />
        <Title order={1} className={classes.title}>
          {t(view.message)}
        </Title>
        <p className={classes.next}>{next}</p>
        <Receipt record={record} submitted={submitted} label={view.number ?? 'result.number'} />
        {view.leaves === true && <GoingHome />}
        {view.record === 'application' && (
          <div className={classes.line}>
            <CoolingLine nodes={FIRST_STAGE} label="epd.mine.progress" compact />
          </div>
        )}
        <div className={classes.ways}>
          <FirstWay view={view} record={record} />
          {user !== null && (
            <LinkButton to="/user" variant="default">
              {t('result.toUser')}
            </LinkButton>
          )}
          <LinkButton to="/" variant="default">
            {t('result.toHome')}
          </LinkButton>
        </div>
      </div>
    </PageWidth>
  );
}

/** Number and date, as far as they are known. */
function Receipt({
  record,
  submitted,
  label,
}: Pick<ToldProps, 'record' | 'submitted'> & { label: TextKey }): ReactNode {
  const { lang } = useText();
  const number = record?.number ?? '';
  const at = record?.submittedAt ?? (submitted === null ? '' : platformToday(submitted.at));
  const facts: Fact[] = [];
  if (number !== '')
    facts.push({
      key: 'number',
      label,
      value: (
        <span className={classes.number}>
          {number} <CopyButton value={number} what={label} />
        </span>
      ),
    });
  if (at !== '') {
    const value = at.length > 10 ? formatDateTime(at, lang) : formatDateInText(at, lang);
    facts.push({ key: 'at', label: 'result.submittedAt', value });
  }
  return facts.length === 0 ? null : (
    <div className={classes.receipt}>
      <FactList facts={facts} />
    </div>
  );
}
