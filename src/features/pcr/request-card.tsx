import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconPencilPlus } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { PCR_REQUEST, type PcrRequestStage } from '#src/lib/states.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CoolingLine } from '#src/ui/cooling-line.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { placeOf, REQUEST_WAY } from './rules.ts';
import type { PcrRequest } from './read.ts';
import classes from './pcr.module.css';

/** What came of it; its line says where it is until then. */
const TONE: Partial<Record<PcrRequestStage, Tone>> = { 4: 'valid', 5: 'refused' };

interface RequestCardProps {
  request: PcrRequest;
  named: boolean;
}

export function RequestCard({ request, named }: RequestCardProps): ReactNode {
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
      <div className={classes.head}>
        <h2 className={classes.product} id={id}>
          <AsWritten text={product} />
        </h2>
        {stage !== null && TONE[stage] !== undefined && (
          <StatusBadge tone={TONE[stage]} label={`pcr.stage.s${stage}`} />
        )}
      </div>
      <p className={classes.marks}>
        <span>
          <AsWritten text={company} />
        </span>
        <span>{t('pcr.askedOn', { date: formatDateInText(askedAt, lang) })}</span>
        {answeredAt !== '' && (
          <span>{t('pcr.answeredOn', { date: formatDateInText(answeredAt, lang) })}</span>
        )}
      </p>
      <p className={classes.scope}>{t(stage === null ? 'pcr.now.unknown' : `pcr.now.s${stage}`)}</p>
      {stage === PCR_REQUEST.refused && reason !== '' && (
        <p className={classes.reason}>
          <strong>{t('pcr.reason')}</strong> <AsWritten text={reason} />
        </p>
      )}
      {stage !== null && stage !== PCR_REQUEST.refused && (
        <div className={classes.way}>
          <CoolingLine
            label="pcr.way"
            nodes={REQUEST_WAY.map((step, index) => ({
              number: `${String(index + 1)}/${String(REQUEST_WAY.length)}`,
              label: `pcr.stage.s${step}`,
              state: placeOf(step, stage),
            }))}
          />
        </div>
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
        >
          {t('pcr.applyWith')}
        </LinkButton>
      </div>
    );
  }
  if (stage !== PCR_REQUEST.refused) return null;
  return (
    <div className={classes.actions}>
      <TextLink to="/pcr/pcrSearch">{t('pcr.searchFirst')}</TextLink>
      <TextLink to="/Pcr/pcrApplyFor">{t('pcr.askAgain')}</TextLink>
    </div>
  );
}
