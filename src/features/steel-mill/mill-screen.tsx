import type { ReactNode } from 'react';
import { Button, TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/api/session.ts';
import { useText, type Language } from '#src/i18n/use-text.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { RouteFlow } from '#src/ui/drawings/route-flow.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { RecordList } from '#src/parts/verification/record-list.tsx';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { countOpen } from '#src/parts/verification/work-order.ts';
import { OthersNote } from '#src/parts/verification/others-note.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { LATEST, millQueries } from './queries.ts';
import classes from './steel-mill.module.css';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { RenewLink } from '#src/parts/declaration/renew-link.tsx';
import { GwpCell, ProductCell } from '#src/parts/declaration/table-cells.tsx';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';

interface MillScreenProps {
  /** Renders tasks of other features; injected by the route. */
  waiting: (userId: string) => ReactNode;
}

/**
 * Landing page of steel mills (decision 12): tasks, latest records and declarations for signed-in users; the purpose of
 * verification for everyone.
 */
export function MillScreen({ waiting }: MillScreenProps): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle
        title="nav.steelMill"
        intro="mill.intro"
        actions={<LinkButton to="/epd/verification" label="nav.epdVerify" />}
      />
      {/* Tasks come before the introduction. */}
      {user !== null && <Own key={user.id} user={user} waiting={waiting(user.id)} />}
      <Section title="mill.whyTitle" space="near">
        <div className={classes.why}>
          <p>{t('mill.why')}</p>
          <RouteFlow route="bf-bof" />
          {user === null && (
            <Button
              label="nav.login"
              variant="outline"
              onPointerEnter={prepareLogin}
              onFocus={prepareLogin}
              onClick={() => requestLogin({ how: 'dialog', returnPath: '/steelMill' })}
              aria-haspopup="dialog"
            />
          )}
        </div>
      </Section>
    </PageWidth>
  );
}

function Own({ user, waiting }: { user: StoredUser; waiting: ReactNode }): ReactNode {
  const code = user.companyCode ?? '';
  return (
    <>
      <Section title="ui.line.yours" space="near">
        {waiting}
      </Section>
      <Section title="mill.records" space="near" action={<TextLink to="/myLists" label="mill.allRecords" />}>
        <LatestRecords userId={user.id} />
      </Section>
      <Section
        title="mill.declarations"
        space="near"
        {...(code !== '' && {
          action: <TextLink to="/epd/epdSearch" search={{ company: code }} label="mill.allDeclarations" />,
        })}
      >
        {code === '' ? (
          <EmptyState
            why="access"
            title="mill.noCompany"
            action={<TextLink to="/enterprise" label="guard.goCertify" />}
          />
        ) : (
          <OwnDeclarations companyCode={code} />
        )}
      </Section>
    </>
  );
}

/** Latest verification records, and the number of open requests (decision 12). */
function LatestRecords({ userId }: { userId: string }): ReactNode {
  const { t } = useText();
  const latest = useQuery(verificationQueries.page(userId, 1, LATEST));
  const { data: batch, isError } = useQuery(verificationQueries.batch(userId, 1, 'mine'));
  const open = batch?.goesOn === false ? countOpen(batch.rows) : null;
  // Counted where all are known; keeps its place before.
  const checking = !isError && batch?.goesOn !== true && (
    <p className={classes.open}>{open === null ? '\u00A0' : t('mill.checking', { count: open })}</p>
  );
  return (
    <QueryState
      query={latest}
      loading={
        <>
          {checking}
          <RecordList rows={LATEST} page={1} pageSize={LATEST} brief />
        </>
      }
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState title="verify.empty" hint="verify.intro" />}
    >
      {({ rows, isMine }) => (
        <>
          <OthersNote isMine={isMine} />
          {checking}
          <RecordList rows={rows} page={1} pageSize={LATEST} brief />
        </>
      )}
    </QueryState>
  );
}

function OwnDeclarations({ companyCode }: { companyCode: string }): ReactNode {
  const { lang } = useText();
  const listOf = (rows: readonly Declaration[] | number): ReactNode => (
    <RegisterList
      label="mill.declarations"
      columns={columnsIn(lang)}
      rows={rows}
      rowKey={({ id }) => id}
      room={48}
    />
  );
  return (
    <QueryState
      query={useQuery(millQueries.declarations(companyCode))}
      loading={listOf(LATEST)}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          why="declarations"
          title="mill.noDeclarations"
          action={<TextLink to="/epd/epdApplyFor" label="nav.epdApply" />}
        />
      }
    >
      {({ rows }) => listOf(rows)}
    </QueryState>
  );
}

function columnsIn(lang: Language): RegisterColumn<Declaration>[] {
  return [
    {
      title: 'home.column.product',
      heads: true,
      cell: ({ id, product, pcr }) => (
        <ProductCell id={id} product={nameIn(lang, product)} pcr={nameIn(lang, pcr)} />
      ),
    },
    { title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
    {
      title: 'epd.search.gwp',
      kind: 'number',
      cell: ({ gwp, gwpUnit }) => <GwpCell gwp={gwp} unit={gwpUnit} />,
    },
    {
      title: 'home.column.validUntil',
      kind: 'date',
      width: '30%',
      cell: (row) => (
        <div className={classes.validity}>
          <time dateTime={row.validUntil}>{formatDate(row.validUntil, lang)}</time>
          <ValidityBadge lastDay={row.validUntil} superseded={row.supersededById !== null} />
          <RenewLink declaration={row} />
        </div>
      ),
    },
  ];
}
