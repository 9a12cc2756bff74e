import { useId, type ReactNode } from 'react';
import { Button, Title } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CopyLink } from './copy-link.tsx';
import { DeclarationLink } from './declaration-link.tsx';
import type { DialogKind } from './use-dialogs.ts';
import type { MyApplication } from './model.ts';
import { Now } from './now.tsx';
import { Progressed } from './progressed.tsx';
import { situationOf } from './situation.ts';
import classes from './entry.module.css';

interface ApplicationEntryProps {
  application: MyApplication;
  /** A card waits for the reader; a row waits for others. */
  as: 'card' | 'row';
  /** The card to act on first: the one glow of the page. */
  glow?: boolean;
  /** `YYYY-MM-DD`, the platform's day. */
  today: string;
  onOpen: (kind: DialogKind) => void;
}

/**
 * One application: what it is about, the cooling line, what happens now, and exactly what can be done; everything else is
 * behind the details.
 */
export function ApplicationEntry(props: ApplicationEntryProps): ReactNode {
  const { application, as, glow = false, today, onOpen } = props;
  const { t, lang } = useText();
  const id = useId();
  const { number, appliedAt, pcr, pcrNumber, remark } = application;
  const { offers } = situationOf(application.progress, today);
  // The same product may be declared as EPD and as CFP.
  const products = [...new Set(application.products.map((product) => nameIn(lang, product)))];
  return (
    <article className={classes.root} data-as={as} aria-labelledby={id}>
      <header className={classes.head}>
        <Title order={3} id={id} className={classes.products}>
          <AsWritten
            text={
              products.length === 0 ? t('epd.mine.noProducts') : products.join(lang === 'zh' ? '、' : ', ')
            }
            tag
          />
        </Title>
        <p className={classes.facts}>
          {number !== '' && <span className={classes.code}>{number}</span>}
          {(as === 'row' || number === '') && (
            <span>
              {t('epd.mine.applyTime')} {formatDate(appliedAt, lang)}
            </span>
          )}
        </p>
        <p className={classes.facts}>
          <span>
            PCR <AsWritten text={nameIn(lang, pcr)} />
          </span>
          {pcrNumber !== '' && <span className={`${classes.code} ${classes.ruleNumber}`}>{pcrNumber}</span>}
        </p>
      </header>
      <Progressed application={application} look={glow ? 'glow' : 'calm'} />
      <div className={classes.now}>
        <Now progress={application.progress} today={today} who={as === 'row'} />
        {application.declarations.map((declared) => (
          <DeclarationLink key={declared.registrationNumber} item={declared} />
        ))}
        {remark !== '' && (
          <p className={classes.remark} title={remark}>
            <b>{t('epd.mine.remark')}</b> <AsWritten text={remark} tag />
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {offers.map(({ dialog, label }) => (
          <Button key={dialog} size="sm" onClick={() => onOpen(dialog)}>
            {t(label)}
          </Button>
        ))}
        <div className={classes.more}>
          <Button variant={as === 'card' ? 'subtle' : 'default'} size="sm" onClick={() => onOpen('details')}>
            {t('epd.mine.btnDetail')}
          </Button>
          <CopyLink application={application} />
        </div>
      </div>
    </article>
  );
}
