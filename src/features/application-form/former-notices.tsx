import type { ReactNode } from 'react';
import { Alert, Button, Group } from '@mantine/core';
import { IconHistory, IconCopy, IconRefreshDot } from '@tabler/icons-react';
import { useWords, type Words } from '#src/ui/words.ts';
import { OfferLine } from '#src/ui/offer-line.tsx';
import { formatDateTime } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import { type ApplicationValues, FILE_SLOTS, type Loss } from './values.ts';
import type { FormerHandle } from './use-application-form.ts';
import classes from './application-form.module.css';

const LOSS_TEXT = {
  pcr: 'epd.apply.from.pcr',
  typed: 'epd.apply.from.typed',
  long: 'epd.apply.from.long',
  technology: 'epd.apply.from.technology',
  more: 'epd.apply.from.more',
  newer: 'epd.apply.from.newer',
  noFiles: 'epd.apply.from.noFiles',
} as const satisfies Record<Loss['what'], TextKey>;

interface OriginNoticeProps {
  values: Pick<ApplicationValues, 'origin' | 'items'>;
  onBack?: (() => void) | undefined;
  onAnew: () => void;
}

/** Source of the prefilled values, what could not be taken over, and which files must be attached again. */
function OriginNotice({ values: { origin, items }, onBack, onAnew }: OriginNoticeProps): ReactNode {
  const { t, lang } = useText();
  if (origin === null) return null;
  const files = items.flatMap((item) =>
    FILE_SLOTS.filter((slot) => item.formerFiles[slot] !== '' && item[slot] === null),
  );
  const anew = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: 'epd.apply.from.anew',
      body: 'epd.apply.from.anewAsk',
      confirmLabel: 'epd.apply.from.anew',
      danger: true,
    });
    if (agreed) onAnew();
  };
  const Sign = origin.kind === 'copy' ? IconCopy : IconRefreshDot;
  return (
    <Alert
      color={origin.losses.some(({ what }) => what !== 'typed') ? 'attention' : 'steel'}
      role="status"
      mb="2rem"
      icon={<Sign aria-hidden />}
      title={t(`epd.apply.from.${origin.kind}`, { number: origin.number })}
    >
      <div>
        {files.length > 0 ? t('epd.apply.from.files', { count: files.length }) : t('epd.apply.from.check')}
      </div>
      {origin.losses.length > 0 && (
        <ul className={classes.losses}>
          {origin.losses.map(({ what, product, name }) => (
            <li key={`${what} ${String(product)} ${name.zh}`}>
              {t(LOSS_TEXT[what], { index: product, name: nameIn(lang, name) })}
            </li>
          ))}
        </ul>
      )}
      <Group gap="0.5rem" mt="0.75rem" align="stretch">
        {onBack !== undefined && (
          <Button variant="default" size="sm" onClick={onBack}>
            {t('epd.apply.from.back')}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={() => void anew()}>
          {t('epd.apply.from.anew')}
        </Button>
      </Group>
    </Alert>
  );
}

interface FormerNoticesProps {
  taking: FormerHandle;
  values: ApplicationValues;
  missing: Words | null;
  onAnew: () => void;
}

export function FormerNotices({ taking, values, missing, onAnew }: FormerNoticesProps): ReactNode {
  const say = useWords();
  if (taking.asks !== null)
    return <DraftOrFormer {...taking.asks} onKeep={taking.keepDraft} onTake={taking.take} />;
  return (
    <>
      {missing !== null && (
        <Alert color="attention" mb="xl" role="status">
          {say(missing)}
        </Alert>
      )}
      <OriginNotice values={values} onBack={taking.bringBack} onAnew={onAnew} />
    </>
  );
}

interface DraftOrFormerProps {
  savedAt: number;
  number: string;
  onKeep: () => void;
  onTake: () => void;
}

function DraftOrFormer({ savedAt, number, onKeep, onTake }: DraftOrFormerProps): ReactNode {
  const { t, lang } = useText();
  return (
    <OfferLine
      icon={<IconHistory size={20} aria-hidden />}
      title={{
        key: 'epd.apply.from.draft',
        vars: { time: formatDateTime(new Date(savedAt), lang) },
      }}
      body={{ key: 'epd.apply.from.draftBody', vars: { number } }}
    >
      <Button variant="default" onClick={onTake}>
        {t('epd.apply.from.take', { number })}
      </Button>
      <Button variant="subtle" onClick={onKeep}>
        {t('epd.apply.from.keepDraft')}
      </Button>
    </OfferLine>
  );
}
