import { useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import { Button, TextLink } from '#src/ui/button-and-link.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ApplicationDrawing, productsOf } from './application-subject.tsx';
import { Deadline } from './deadline.tsx';
import { DeclarationLink } from './declaration-link.tsx';
import type { DialogKind } from './search.ts';
import type { MyApplication } from './model.ts';
import { Now } from './now.tsx';
import { Progressed } from './progressed.tsx';
import { isUrgent, situationOf } from './situation.ts';
import classes from './entry.module.css';

interface ApplicationEntryProps {
  application: MyApplication;
  /** A card for applications that need the user, else a row. */
  as: 'card' | 'row';
  /** The most urgent card of its group, with the filled button. */
  first?: boolean;
  today: string;
  onOpen: (kind: DialogKind) => void;
}

export function ApplicationEntry(props: ApplicationEntryProps): ReactNode {
  const { application, as, first = false, today, onOpen } = props;
  const { t, lang } = useText();
  const id = useId();
  const { number, appliedAt, pcr, pcrNumber, remark } = application;
  const { offers, own } = situationOf(application.progress, today);
  const applied = appliedAt !== '' && (
    <span>
      {t('epd.mine.applyTime')} {formatDate(appliedAt, lang)}
    </span>
  );
  return (
    <article className={classes.root} data-as={as} data-urgency={own?.urgency} aria-labelledby={id}>
      <header className={classes.head}>
        <span className={classes.drawing}>
          <ApplicationDrawing application={application} />
        </span>
        <Title order={3} id={id} fz="1rem">
          <TextLink
            to="/epd/mineEpd/$id"
            data-row
            params={{ id: application.id }}
            c="inherit"
            fw="inherit"
            underline="hover"
          >
            <AsWritten text={productsOf(application, { t, lang })} tag />
          </TextLink>
        </Title>
        <p className={classes.facts}>
          {number === '' ? applied : <code className={classes.code}>{number}</code>}
        </p>
      </header>
      <Progressed application={application} glow={isUrgent({ own })} />
      <div className={classes.now}>
        <Now progress={application.progress} today={today} as={as} />
        {application.declarations.map((declared) => (
          <DeclarationLink key={declared.registrationNumber} item={declared} />
        ))}
        {remark !== '' && (
          <p className={classes.remark} title={remark}>
            <b>{t('epd.mine.remark')}</b> <AsWritten text={remark} tag />
          </p>
        )}
      </div>
      {as === 'card' ? (
        <Deadline own={own} stacked />
      ) : (
        <div className={classes.meta}>
          {number !== '' && applied}
          <span>
            <AsWritten text={nameIn(lang, pcr)} /> <code className={classes.code}>{pcrNumber}</code>
          </span>
        </div>
      )}
      {offers.length > 0 && (
        <div className={classes.actions}>
          {offers.map(({ dialog, label }, place) => (
            <Button
              label={label}
              key={dialog}
              size="sm"
              variant={place > 0 ? 'subtle' : first ? 'filled' : 'outline'}
              onClick={() => onOpen(dialog)}
            />
          ))}
        </div>
      )}
    </article>
  );
}
