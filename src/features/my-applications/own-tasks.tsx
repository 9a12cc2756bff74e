import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import type { MyApplication } from './model.ts';
import { waitingOf } from './deadlines.ts';
import { knownParts, overviewOf } from './overview.ts';
import { useApplications } from './use-applications.ts';
import { NothingWaits, WaitingRegister } from './waiting-applications.tsx';

/** Maximum number of rows on the first screen of home. */
const SHOWN = 6;

interface OwnTasksProps {
  userId: string;
  /** Rendered when there are no applications. */
  none: ReactNode;
  /** Probably, so that `none` stands while they load: without a company, and for agencies. */
  expectsNone: boolean;
}

export function OwnTasks({ userId, none, expectsNone }: OwnTasksProps): ReactNode {
  const today = platformToday();
  const { query, asking } = useApplications(userId);
  const waiting = waitingOf(query.data?.rows ?? [], today);
  if (query.data === undefined ? expectsNone && query.error === null : query.data.rows.length === 0)
    return none;
  return (
    <Section
      title={
        waiting.length === 0 ? 'ui.line.yours' : { key: 'epd.mine.yours', vars: { count: waiting.length } }
      }
      space="dense"
      action={<TextLink to="/epd/mineEpd" label="nav.epdMine" />}
    >
      <QueryState query={query} loading={<WaitingRegister rows={3} today={today} />}>
        {({ rows }) =>
          waiting.length === 0 ? (
            <NothingWaits rows={rows} today={today} asking={asking} />
          ) : (
            <WaitingRegister rows={waiting.slice(0, SHOWN)} today={today} glow />
          )
        }
      </QueryState>
      {query.error === null && (
        <Group gap="0.25rem 1.5rem" mt="0.75rem">
          {query.data === undefined ? (
            '\u00A0'
          ) : (
            <Turns rows={query.data.rows} today={today} all={waiting.length > SHOWN} />
          )}
        </Group>
      )}
    </Section>
  );
}

interface TurnsProps {
  rows: readonly MyApplication[];
  today: string;
  /** Includes the user's own tasks, because not all are shown above. */
  all: boolean;
}

function Turns({ rows, today, all }: TurnsProps): ReactNode {
  const { t } = useText();
  const { counts } = overviewOf(rows, {}, today);
  return knownParts(counts)
    .filter((turn) => all || turn !== 'yours')
    .map((turn) => (
      <TextLink key={turn} to="/epd/mineEpd" search={{ turn }}>
        {t(`epd.mine.turn.${turn}`, { count: counts[turn] })}
      </TextLink>
    ));
}
