import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
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

/** Edge of a row by urgency, as on the cards of My EPD. */
const EDGE = { over: 'var(--refused)', soon: 'var(--melt)', later: undefined } as const;

interface NothingWaitsProps extends Pick<WaitingRegisterProps, 'rows' | 'today'> {
  /** Further answers are pending, so tasks may still appear. */
  asking: boolean;
}

/** States that there are no tasks, if the server's answers are complete enough to be certain. */
export function NothingWaits({ rows, today, asking }: NothingWaitsProps): ReactNode {
  const { t } = useText();
  if (asking) return <LoadingState shape="tasks" count={1} />;
  const isKnown = rows.every(({ progress }) => situationOf(progress, today).offers.length === 0);
  return <p className={classes.nothing}>{t(isKnown ? 'mill.waitNone' : 'mill.waitUnknown')}</p>;
}

/** Applications with a task for the user, with links to the dialogs. */
export function WaitingApplications({ userId }: { userId: string }): ReactNode {
  const today = platformToday();
  const { query, asking } = useApplications(userId);
  return (
    <QueryState query={query} shape="tasks" count={3}>
      {({ rows }) => {
        const waiting = waitingOf(rows, today);
        if (waiting.length === 0) return <NothingWaits rows={rows} today={today} asking={asking} />;
        return <WaitingRegister rows={waiting} today={today} />;
      }}
    </QueryState>
  );
}

interface WaitingRegisterProps {
  rows: readonly MyApplication[];
  /** `YYYY-MM-DD` in the platform's time zone. */
  today: string;
  /** Highlights the first row when the list is the main content of the screen. */
  glow?: boolean;
}

export function WaitingRegister({ rows, today, glow = false }: WaitingRegisterProps): ReactNode {
  const { t, lang } = useText();
  return (
    <RegisterList
      label="mill.waitTitle"
      rows={rows}
      rowKey={({ id }) => id}
      current={(row) => glow && row === rows[0]}
      linked={({ id, progress }) => ({
        id,
        edge: EDGE[situationOf(progress, today).own?.urgency ?? 'later'],
      })}
      columns={[
        {
          key: 'product',
          title: 'mill.product',
          heads: true,
          width: '27%',
          cell: (row) => (
            <span className={classes.product}>
              <ApplicationDrawing application={row} />
              <AsWritten text={productsOf(row, { t, lang })} tag />
            </span>
          ),
        },
        {
          key: 'what',
          title: 'mill.what',
          plain: true,
          cell: (row) => <Says says={situationOf(row.progress, today).says} />,
        },
        {
          key: 'due',
          title: 'mill.due',
          kind: 'number',
          plain: true,
          cell: (row) => <Due row={row} today={today} first={glow && row === rows[0]} />,
        },
      ]}
    />
  );
}

interface DueProps extends Pick<WaitingRegisterProps, 'today'> {
  row: MyApplication;
  first: boolean;
}

/** Deadline, and the button to what is to be done. */
function Due({ row, today, first }: DueProps): ReactNode {
  const { t, lang } = useText();
  const {
    own,
    offers: [offer],
  } = situationOf(row.progress, today);
  return (
    <span className={classes.due}>
      <Deadline own={own} end />
      {offer !== undefined && (
        <LinkButton
          to="/epd/mineEpd/$id"
          params={{ id: row.id }}
          search={{ dialog: offer.dialog }}
          size="sm"
          variant={first ? 'filled' : 'outline'}
          aria-label={t('mill.openOf', { act: t(offer.label), name: productsOf(row, { t, lang }) })}
        >
          {t(offer.label)}
        </LinkButton>
      )}
    </span>
  );
}
