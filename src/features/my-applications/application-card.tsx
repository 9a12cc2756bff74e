import { useId, type ReactNode } from 'react';
import { Button, Title } from '@mantine/core';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate, formatDateInText } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CoolingLine } from '#src/ui/cooling-line.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import type { DialogKind } from './dialogs.ts';
import type { MyApplication } from './model.ts';
import { Released } from './released.tsx';
import { Remark } from './remark.tsx';
import { ACTOR_BADGE, nodeStates, possibleActions, whatHappensNow, type CardAction } from './rules.ts';
import classes from './card.module.css';

interface ApplicationCardProps {
  application: MyApplication;
  /** `YYYY-MM-DD`, the platform's day. */
  today: string;
  onOpen: (kind: DialogKind) => void;
}

const ACTION_LABEL = {
  quote: 'epd.mine.act.quote',
  contract: 'epd.mine.act.contract',
  upload: 'epd.mine.act.upload',
} as const satisfies Record<CardAction, TextKey>;

/**
 * One application: what it is about, the cooling line across it, what happens now, and exactly what can be done; everything
 * else is behind the details.
 */
export function ApplicationCard({ application, today, onOpen }: ApplicationCardProps): ReactNode {
  const { t, lang } = useText();
  const id = useId();
  const { progress, number } = application;
  const states = nodeStates(progress);
  // The same product may be declared as EPD and as CFP.
  const products = [...new Set(application.products.map((product) => nameIn(lang, product)))];
  return (
    <Panel as="article" labelledBy={id}>
      <header className={classes.head}>
        <p className={classes.number}>
          <span className={classes.label}>{t('epd.mine.number')}</span>
          <span className={classes.code}>{number === '' ? application.id : number}</span>
        </p>
        <Title order={2} id={id} className={classes.products}>
          <AsWritten
            text={
              products.length === 0 ? t('epd.mine.noProducts') : products.join(lang === 'zh' ? '、' : ', ')
            }
            tag
          />
        </Title>
        <p className={classes.facts}>
          <span>
            {t('epd.mine.applyTime')} {formatDate(application.appliedAt, lang)}
          </span>
          <span>
            PCR <AsWritten text={nameIn(lang, application.pcr)} />
            {application.pcrNumber !== '' && <span className={classes.code}> {application.pcrNumber}</span>}
          </span>
        </p>
      </header>
      <div className={classes.line}>
        <CoolingLine
          compact
          label="epd.mine.progress"
          nodes={STAGES.map((stage) => ({
            number: stagePlace(stage),
            label: STAGE_LABEL[stage],
            state: states[stage],
          }))}
        />
      </div>
      <div className={classes.foot}>
        <div className={classes.now}>
          <Now application={application} today={today} />
          <Remark text={application.remark} />
        </div>
        <div className={classes.actions}>
          {possibleActions(progress).map((action) => (
            <Button
              key={action}
              onClick={() => {
                onOpen(action);
              }}
            >
              {t(ACTION_LABEL[action])}
            </Button>
          ))}
          <Button
            variant="default"
            onClick={() => {
              onOpen('details');
            }}
          >
            {t('epd.mine.btnDetail')}
          </Button>
        </div>
      </div>
      {progress.released && <Released applicationId={application.id} />}
    </Panel>
  );
}

/** What happens now, who must act, by when; read aloud when it changes. */
function Now({ application, today }: Pick<ApplicationCardProps, 'application' | 'today'>): ReactNode {
  const { t, lang } = useText();
  const { actor, what, due } = whatHappensNow(application.progress, today);
  return (
    <p className={classes.sentence} aria-live="polite">
      <StatusBadge {...ACTOR_BADGE[actor]} />{' '}
      <span>
        {t(what)}
        {due !== null && (
          <>
            {lang === 'zh' ? '' : ' '}
            {t(due.key, { date: formatDateInText(due.date, lang) })}
          </>
        )}
      </span>
    </p>
  );
}
