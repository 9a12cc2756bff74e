import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useMemo, Suspense } from 'react';
import { Title, VisuallyHidden } from '@mantine/core';
import { isAgency } from '#src/lib/gates.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { PrintButton } from '#src/ui/print-button.tsx';
import { PageWidth } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { formatDateTime, formatDate } from '#src/lib/format.ts';
import { draftsOf, type DraftEntry } from '#src/lib/draft.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { useOwnCompany, useOwnName } from '#src/parts/session/use-own-company.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { Beginning } from './beginning.tsx';
import { ExpiringDeclarations } from './expiring-declarations.tsx';
import { HeroSearch } from './hero-search.tsx';
import classes from './dashboard.module.css';
import { describeError } from '#src/i18n/error-text.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { inLead, withoutNumber } from '#src/parts/messages/words.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import type { VerificationRecord } from '#src/parts/verification/record.ts';
import { countOpen, inWorkOrder, isOpen, WAITING } from '#src/parts/verification/work-order.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';

/** Forms whose drafts are listed on home, by their `useDraft` name. */
const DRAFT_FORMS = {
  'epd-application': { to: '/epd/epdApplyFor', title: 'nav.epdApply' },
  'low-carbon': { to: '/dtpfg/dtpfgApplyFor', title: 'lces.title' },
  'pcr-request': { to: '/Pcr/pcrApplyFor', title: 'nav.pcrApply' },
  verification: { to: '/epd/verification', title: 'nav.epdVerify' },
  enterprise: { to: '/enterprise', title: 'enterprise.title' },
  'registration-info': { to: '/information', title: 'profile.modifyTitle' },
  'lca-trial': { to: '/lcaTools', title: 'nav.lcaTools' },
  feedback: { to: '/Feedback', title: 'nav.feedback' },
} as const;
type DraftForm = keyof typeof DRAFT_FORMS;

function draftsToGoOn(
  found: readonly DraftEntry[],
): { form: (typeof DRAFT_FORMS)[DraftForm]; savedAt: number }[] {
  // Cast: `in` does not narrow a string to DraftForm.
  return found.flatMap(({ form, savedAt }) =>
    form in DRAFT_FORMS ? [{ form: DRAFT_FORMS[form as DraftForm], savedAt }] : [],
  );
}

function OpenDrafts({ userId }: { userId: string }): ReactNode {
  const { t, lang } = useText();
  const [drafts] = useState(() => draftsToGoOn(draftsOf(userId)));
  if (drafts.length === 0) return null;
  return (
    <Section title="home.dashboard.drafts" space="dense">
      <ul className={classes.list}>
        {drafts.map(({ form, savedAt }) => (
          <li key={form.to}>
            <TextLink to={form.to} fw={600}>
              {t(form.title)}
            </TextLink>
            <p className={classes.meta}>
              {t('ui.draft.saved', { time: formatDateTime(new Date(savedAt), lang) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface DashboardProps {
  user: StoredUser;
  /** Renders the seven days from today. */
  week: (userId: string) => ReactNode;
  /** Renders the user's tasks; `none` is the fallback without any application. */
  tasks: (userId: string, none: ReactNode) => ReactNode;
}

/** Home of signed-in users: tasks, expiring declarations, drafts and news. */
export function Dashboard({ user, week, tasks }: DashboardProps): ReactNode {
  const code = user.companyCode ?? '';
  const { type, isLoading } = useOwnCompany(code);
  // Waits for the company type: agencies must not see a flash of the steel companies' onboarding.
  const none = isLoading ? null : isAgency(type) ? (
    <AgencyRecords userId={user.id} />
  ) : (
    <Beginning user={user} />
  );
  return (
    <>
      <DashboardHead user={user}>{week(user.id)}</DashboardHead>
      <PageWidth>
        <div className={classes.columns}>
          <div className={classes.work}>
            {tasks(user.id, none)}
            {code !== '' && <ExpiringDeclarations companyCode={code} />}
          </div>
          <div className={classes.side} data-no-print>
            <OpenDrafts userId={user.id} />
            <RecentMessages userId={user.id} />
          </div>
        </div>
      </PageWidth>
    </>
  );
}

/** Header for signed-in users: name, the platform's date, search, and the week. */
function DashboardHead({ user, children }: { user: StoredUser; children: ReactNode }): ReactNode {
  const { t, lang } = useText();
  const name = useOwnName(user);
  const today = platformToday();
  return (
    <div className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.who}>
          <Title order={1}>{t('home.dashboard.title')}</Title>
          <p className={classes.name}>
            {name !== null && <AsWritten text={name} />}
            <time dateTime={today}>{formatDate(today, lang)}</time>
            <PrintButton className={classes.print} variant="subtle" size="compact-md" />
          </p>
        </div>
        <div className={classes.tools} data-no-print>
          <HeroSearch compact />
        </div>
        <div className={classes.week}>{children}</div>
      </div>
    </div>
  );
}

/** As high as the tasks beside them. */
const SHOWN = 3;

/** Newest messages, from the same query as the bell; renders nothing without any. */
function RecentMessages({ userId }: { userId: string }): ReactNode {
  const { lang } = useText();
  const newest = useQuery(messageQueries.newest(userId, lang));
  if (newest.data?.messages.length === 0) return null;
  return (
    <Section
      title="home.dashboard.messages"
      space="dense"
      action={<TextLink to="/textmessage/$id" params={{ id: 'all' }} label="home.viewAll" />}
    >
      <QueryState
        query={newest}
        shape="rows"
        count={SHOWN}
        explain={(error) => describeError(error, 'inbox.loadFail')}
      >
        {({ messages }) => (
          <ul className={classes.list}>
            {messages.slice(0, SHOWN).map((message) => (
              <li key={message.id} data-unread={message.unread || undefined}>
                <Line message={message} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function Line({ message: { id, html, date, unread, about } }: { message: Message }): ReactNode {
  const { t, lang } = useText();
  // The inbox has the number.
  const [lead, rest] = useMemo(() => inLead(withoutNumber(plainText(html))), [html]);
  return (
    <>
      <p className={classes.text}>
        {unread && <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
        <TextLink to="/textmessage/$id" params={{ id }} c="var(--ink)" underline="hover">
          <b>
            <AsWritten text={lead} />
          </b>
          <AsWritten text={rest} />
        </TextLink>
      </p>
      <p className={classes.meta}>
        <time dateTime={date}>{formatDate(date, lang)}</time>
        {about !== null && <AboutLink about={about} />}
      </p>
    </>
  );
}

/** Maximum number of rows; the workspace shows all. */
const REQUESTS_SHOWN = 5;
const REQUESTS_USUAL = 2;

/** With what it takes to name products, which only agencies need. */
const RequestTable = lazyPart(
  async () => (await import('#src/parts/verification/request-table.tsx')).RequestTable,
);

/** The oldest open verification requests and a link to the workspace, for third-party agencies (decision 15). */
function AgencyRecords({ userId }: { userId: string }): ReactNode {
  const { t } = useText();
  const batch = useQuery(verificationQueries.batch(userId, 1, 'agency'));
  const { rows = [], goesOn } = batch.data ?? {};
  const count = goesOn === false ? countOpen(rows) : null;
  const open = inWorkOrder(rows).filter(isOpen);
  const first = open[0]?.id;
  const list = (shown: readonly VerificationRecord[] | number): ReactNode => (
    <div className={classes.requests}>
      <Suspense fallback={<LoadingState count={REQUESTS_USUAL} />}>
        <RequestTable rows={shown} search={WAITING} />
      </Suspense>
    </div>
  );
  return (
    <Section
      title={
        first === undefined || count === null
          ? 'home.dashboard.agency'
          : { key: 'home.dashboard.agencyCount', vars: { count } }
      }
      space="dense"
      action={
        <div className={classes.ways}>
          <TextLink to="/thirdAgency" search={WAITING} label="home.viewAll" />
          {/* Keeps its place while they load. */}
          {(first !== undefined || batch.isPending) && (
            <LinkButton to="/thirdAgency" search={{ ...WAITING, id: first }} label="verify.agency.begin" />
          )}
        </div>
      }
    >
      <QueryState
        query={batch}
        loading={list(REQUESTS_USUAL)}
        isEmpty={() => first === undefined}
        empty={count === 0 && <p className={classes.note}>{t('home.dashboard.agencyNone')}</p>}
      >
        {() => list(open.slice(0, REQUESTS_SHOWN))}
      </QueryState>
    </Section>
  );
}
