import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type ReactNode, useId, useRef } from 'react';
import { Box, Group } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { OwnPage } from '#src/parts/page/own-page.tsx';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { hasMoreOf, useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { pcrQueries } from './queries.ts';
import { PAGES_MAX } from './search.ts';
import classes from './pcr.module.css';
import { IconPencilPlus } from '@tabler/icons-react';
import { formatDateInText } from '#src/lib/format.ts';
import { PCR_REQUEST, type PcrRequestStage } from '#src/lib/states.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CoolingLine } from '#src/ui/cooling-line.tsx';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import base from '#src/ui/base.module.css';
import { placeOf, REQUEST_WAY } from './rules.ts';
import type { PcrRequest } from './read.ts';

interface PcrMineProps {
  pages: number;
  /** Id of the request that a message links to; it is searched on all pages and focused. */
  named?: string;
}

/** My PCR: status of each request for a new PCR, newest first (document 2 §2 `/Pcr/minePcr`). */
export function PcrMineScreen(props: PcrMineProps): ReactNode {
  return (
    <OwnPage
      title="nav.pcrMine"
      intro="pcr.mineIntro"
      add={{ to: '/Pcr/pcrApplyFor', label: 'pcr.mineApply' }}
    >
      {(user) => <Requests userId={user.id} {...props} />}
    </OwnPage>
  );
}

function Requests({ userId, pages, named }: PcrMineProps & { userId: string }): ReactNode {
  const { t } = useText();
  const navigate = useNavigate();
  const list = useGrowingList({
    query: (page) => pcrQueries.mine(userId, page),
    pages,
    hasMore: hasMoreOf(SEARCH_PAGE_SIZE),
  });
  const readOn = (): void =>
    void navigate({
      to: '/Pcr/minePcr',
      search: { page: pages + 1, id: named },
      replace: true,
      resetScroll: false,
    });
  const missing =
    named !== undefined &&
    pages < PAGES_MAX &&
    list.data?.hasMore === true &&
    !list.growing &&
    list.growError === null &&
    !list.data.rows.some(({ id }) => id === named);
  const seek = useEffectEvent(readOn);
  useEffect(() => {
    if (missing) seek();
  }, [missing, pages]);
  return (
    <GrowingList
      list={list}
      shape="steps"
      count={SEARCH_PAGE_SIZE}
      onMore={readOn}
      empty={
        <EmptyState
          // Without a total it is unknown whether there are requests.
          title={list.data?.total === null ? 'pcr.mineUnlisted' : 'pcr.mineEmpty'}
          hint={list.data?.total === null ? 'pcr.mineUnlistedHint' : 'pcr.mineEmptyHint'}
          action={<LinkButton to="/Pcr/pcrApplyFor" label="nav.pcrApply" />}
        />
      }
    >
      {(rows) => (
        <ul className={classes.list} aria-label={t('nav.pcrMine')}>
          {rows.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} named={request.id === named} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

/** What came of it; its line says where it is until then. */
const TONE: Partial<Record<PcrRequestStage, Tone>> = { 4: 'valid', 5: 'refused' };

function RequestCard({ request, named }: { request: PcrRequest; named: boolean }): ReactNode {
  const { t, lang } = useText();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!named) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [named]);
  const { product, company, askedAt, answeredAt, stage, reason } = request;
  return (
    <article ref={card} className={classes.request} aria-labelledby={id} {...(named && { tabIndex: -1 })}>
      <Group gap="0.25rem 1.5rem" align="baseline" justify="space-between">
        <h2 className={classes.product} id={id}>
          <AsWritten text={product} />
        </h2>
        {stage !== null && TONE[stage] !== undefined && (
          <StatusBadge tone={TONE[stage]} label={`pcr.stage.s${stage}`} />
        )}
      </Group>
      <p className={classes.marks}>
        <span>
          <AsWritten text={company} />
        </span>
        <span>{t('pcr.askedOn', { date: formatDateInText(askedAt, lang) })}</span>
        {answeredAt !== '' && (
          <span>{t('pcr.answeredOn', { date: formatDateInText(answeredAt, lang) })}</span>
        )}
      </p>
      <p className={base.prose}>{t(stage === null ? 'epd.mine.now.unknown' : `pcr.now.s${stage}`)}</p>
      {stage === PCR_REQUEST.refused && reason !== '' && (
        <p className={classes.reason}>
          <strong>{t('pcr.reason')}</strong> <AsWritten text={reason} />
        </p>
      )}
      {stage !== null && stage !== PCR_REQUEST.refused && (
        <Box mt="1.25rem">
          <CoolingLine
            label="pcr.way"
            nodes={REQUEST_WAY.map((step, index) => ({
              number: `${String(index + 1)}/${String(REQUEST_WAY.length)}`,
              label: `pcr.stage.s${step}`,
              state: placeOf(step, stage),
            }))}
          />
        </Box>
      )}
      <Outcome request={request} />
    </article>
  );
}

function Outcome({ request: { stage, number } }: { request: PcrRequest }): ReactNode {
  const { t } = useText();
  if (stage === PCR_REQUEST.published && number !== '') {
    return (
      <div className={classes.actions}>
        <TextLink to="/pcr/pcrSearch" search={{ number }}>
          {t('pcr.seeRule', { number })}
        </TextLink>
        <LinkButton
          to="/epd/epdApplyFor"
          search={{ pcr: number }}
          variant="outline"
          leftSection={<IconPencilPlus size={18} aria-hidden />}
          label="pcr.applyWith"
        />
      </div>
    );
  }
  if (stage !== PCR_REQUEST.refused) return null;
  return (
    <div className={classes.actions}>
      <TextLink to="/pcr/pcrSearch" label="pcr.searchFirst" />
      <TextLink to="/Pcr/pcrApplyFor" label="pcr.askAgain" />
    </div>
  );
}
