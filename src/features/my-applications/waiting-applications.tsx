import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList } from '#src/ui/register-list.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ApplicationDrawing, productsOf } from './application-subject.tsx';
import type { MyApplication } from './model.ts';
import { Deadline } from './deadline.tsx';
import { waitingOf } from './deadlines.ts';
import { Says } from './now.tsx';
import { situationOf } from './situation.ts';
import { useApplications } from './use-applications.ts';
import classes from './mine.module.css';
import base from '#src/ui/base.module.css';

interface NothingWaitsProps extends Pick<WaitingRegisterProps, 'today'> {
  rows: readonly MyApplication[];
  /** Further answers are pending, so tasks may still appear. */
  asking: boolean;
}

/** States that there are no tasks, if the server's answers are complete enough to be certain. */
export function NothingWaits({ rows, today, asking }: NothingWaitsProps): ReactNode {
  const { t } = useText();
  if (asking) return <WaitingRegister rows={1} today={today} />;
  const isKnown = rows.every(({ progress }) => situationOf(progress, today).offers.length === 0);
  return <p className={base.muted}>{t(isKnown ? 'mill.waitNone' : 'mill.waitUnknown')}</p>;
}

export function WaitingApplications({ userId }: { userId: string }): ReactNode {
  const today = platformToday();
  const { query, asking } = useApplications(userId);
  return (
    <QueryState query={query} loading={<WaitingRegister rows={3} today={today} />}>
      {({ rows }) => {
        const waiting = waitingOf(rows, today);
        if (waiting.length === 0) return <NothingWaits rows={rows} today={today} asking={asking} />;
        return <WaitingRegister rows={waiting} today={today} />;
      }}
    </QueryState>
  );
}

interface WaitingRegisterProps {
  rows: readonly MyApplication[] | number;
  today: string;
  /** Fills the first row's button when the list is the main content of the screen. */
  glow?: boolean;
}

export function WaitingRegister({ rows, today, glow = false }: WaitingRegisterProps): ReactNode {
  const { t, lang } = useText();
  return (
    <div className={classes.waiting}>
      <RegisterList
        label="ui.line.yours"
        lines={2}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            title: 'mill.product',
            heads: true,
            width: '25%',
            cell: (row) => (
              <span className={classes.product}>
                <ApplicationDrawing application={row} />
                <AsWritten text={productsOf(row, { t, lang })} tag />
              </span>
            ),
          },
          {
            title: 'mill.what',
            plain: true,
            cell: (row) => <Says says={situationOf(row.progress, today).says} />,
          },
          {
            title: 'mill.due',
            kind: 'date',
            plain: true,
            cell: ({ progress }) => <Deadline own={situationOf(progress, today).own} stacked />,
          },
          {
            title: 'common.actions',
            kind: 'number',
            plain: true,
            cell: (row) => (
              <Act row={row} today={today} first={glow && typeof rows !== 'number' && row === rows[0]} />
            ),
          },
        ]}
      />
    </div>
  );
}

interface ActProps extends Pick<WaitingRegisterProps, 'today'> {
  row: MyApplication;
  first: boolean;
}

function Act({ row, today, first }: ActProps): ReactNode {
  const { t, lang } = useText();
  const [offer] = situationOf(row.progress, today).offers;
  if (offer === undefined) return null;
  return (
    <LinkButton
      w="100%"
      miw="10.5rem"
      to="/epd/mineEpd/$id"
      params={{ id: row.id }}
      search={{ dialog: offer.dialog }}
      size="sm"
      variant={first ? 'filled' : 'outline'}
      aria-label={t('mill.openOf', { act: t(offer.label), name: productsOf(row, { t, lang }) })}
    >
      {t(offer.label)}
    </LinkButton>
  );
}
