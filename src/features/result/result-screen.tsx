import { Group, Stack, Title } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactNode, useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { platformToday } from '#src/api/server-clock.ts';
import { useSession } from '#src/api/session.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { formatDateInText, formatDateTime } from '#src/lib/format.ts';
import { readResultCode, readSubmitted, type Submitted } from '#src/lib/result-code.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import { CoolingLine, type CoolingNode } from '#src/ui/cooling-line.tsx';
import { EmptyDrawing } from '#src/ui/drawings/empty-drawing.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { useSecondsUntil } from '#src/ui/countdown-button.tsx';
import { CANCELLATION_REDIRECT_SECONDS } from '#src/lib/limits.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import type { FindRecords, NewRecord } from './new-record.ts';
import { newRecord, resultCodeOf, resultView, type ResultView } from './rules.ts';
import classes from './result.module.css';

/** Initial stages of a new application. */
const FIRST_STAGE: readonly CoolingNode[] = STAGES.map((stage, index) => ({
  number: stagePlace(stage),
  label: STAGE_LABEL[stage],
  state: index === 0 ? 'now' : 'todo',
}));

/** /Result: confirmation with number, date, next steps and actions (document 2 §2). */
export function ResultScreen({ type, find }: { type: string | undefined; find: FindRecords }): ReactNode {
  const [code] = useState(() => resultCodeOf(readResultCode(), type, readSubmitted('PCR') !== null));
  return code === null ? <NothingSent /> : <Sent code={code} find={find} />;
}

/** Nothing was submitted in this session: the URL was typed, or reopened after a logout (decision 45). */
function NothingSent(): ReactNode {
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle
        title="result.none"
        intro={user === null ? 'result.noneVisitor' : 'result.noneNext'}
        above={<EmptyDrawing of="papers" />}
      >
        <Group gap="0.75rem" mt="0.75rem" align="stretch">
          <FirstWay view={{ action: user === null ? 'login' : 'mine' }} record={null} />
          <LinkButton to="/" variant="default" label="common.backHome" />
        </Group>
      </PageTitle>
    </PageWidth>
  );
}

function Sent({ code, find }: { code: Submitted['code']; find: FindRecords }): ReactNode {
  const user = useSession();
  const [submitted] = useState(() => readSubmitted(code));
  const view = resultView(code, submitted);
  const draw = (rows: readonly NewRecord[]): ReactNode => (
    <ResultMessage
      view={view}
      submitted={submitted}
      record={newRecord(rows, submitted, platformToday(submitted?.at))}
    />
  );
  if (user === null || view.record === undefined) return draw([]);
  const Find = find[view.record];
  return <Find userId={user.id}>{draw}</Find>;
}

interface ResultMessageProps {
  view: ResultView;
  submitted: Submitted | null;
  /** Null while loading, or when unknown. */
  record: NewRecord | null;
}

function ResultMessage({ view, submitted, record }: ResultMessageProps): ReactNode {
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
        <Stack gap="1rem" align="flex-start">
          <Title order={1} maw="24em">
            {t(view.message)}
          </Title>
          <p className={classes.next}>{next}</p>
          {view.leaves === true && <GoingHome />}
          <Group gap="0.75rem" mt="0.75rem" align="stretch">
            <FirstWay view={view} record={record} />
            {user !== null && <LinkButton to="/user" variant="default" label="guard.page.toUser" />}
            <LinkButton to="/" variant="default" label="common.backHome" />
          </Group>
        </Stack>
        <Receipt record={record} submitted={submitted} label={view.number ?? 'result.number'} />
        {view.record === 'application' && (
          <div className={classes.line}>
            <CoolingLine nodes={FIRST_STAGE} label="epd.mine.progress" />
          </div>
        )}
      </div>
    </PageWidth>
  );
}

function Receipt({
  record,
  submitted,
  label,
}: Pick<ResultMessageProps, 'record' | 'submitted'> & { label: TextKey }): ReactNode {
  const { lang } = useText();
  const number = record?.number ?? '';
  const at = record?.submittedAt ?? (submitted === null ? '' : platformToday(submitted.at));
  const copied = (
    <span className={classes.number}>
      {number} <CopyButton value={number} what={label} />
    </span>
  );
  const sentAt = at.length > 10 ? formatDateTime(at, lang) : formatDateInText(at, lang);
  return (
    <div className={classes.receipt}>
      <IconCircleCheck className={classes.mark} size={56} stroke={1.25} aria-hidden />
      <FactList
        stacked
        facts={[
          { label, value: number !== '' && copied },
          { label: 'verify.submitted', value: at !== '' && sentAt },
        ]}
      />
    </div>
  );
}

/** Redirects home after 5 s (document 2 §9), unless the user cancels. */
function GoingHome(): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const [endsAt, setEndsAt] = useState<number | null>(
    () => Date.now() + CANCELLATION_REDIRECT_SECONDS * 1000,
  );
  const seconds = useSecondsUntil(endsAt);
  const due = endsAt !== null && seconds === 0;

  useEffect(() => {
    if (due) void router.navigate({ to: '/' });
  }, [due, router]);

  if (endsAt === null) return null;
  return (
    <p className={classes.next}>
      {/* Only this sentence is a live region: announcing the countdown every second would drown out everything else. */}
      <span role="status">{t('result.leaving')}</span> ·{' '}
      <span aria-hidden>{t('result.countdown', { seconds })}</span>{' '}
      <Button label="result.stay" variant="subtle" size="compact-md" onClick={() => setEndsAt(null)} />
    </p>
  );
}

const WAYS = {
  mine: ['/epd/mineEpd', 'result.toMine'],
  records: ['/myLists', 'result.toVerify'],
  pcrs: ['/Pcr/minePcr', 'result.toPcrs'],
  inbox: ['/textmessage/$id', 'result.toInbox'],
  search: ['/epd/epdSearch', 'guard.page.search'],
} as const;

interface FirstWayProps {
  view: Pick<ResultView, 'action'>;
  record: NewRecord | null;
}

/** Primary action: opens the new record, or its list while the record is unknown. */
function FirstWay({ view: { action }, record }: FirstWayProps): ReactNode {
  if (action === 'login')
    return (
      // The return path /Result opens the dialog on the e-mail tab (document 1 §2).
      <Button
        label="nav.login"
        onClick={() => requestLogin({ how: 'dialog', returnPath: '/Result' })}
        onPointerEnter={prepareLogin}
        onFocus={prepareLogin}
      />
    );
  if (action === 'mine' && record !== null)
    return <LinkButton to="/epd/mineEpd/$id" params={{ id: record.id }} label="result.toApplication" />;
  if (action === 'records' && record !== null)
    return <LinkButton to="/myDetails" search={{ id: record.id }} label="result.toRecord" />;
  const [to, label] = WAYS[action];
  return <LinkButton to={to} params={{ id: 'all' }} label={label} />;
}
