import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { OfferLine } from '#src/ui/offer-line.tsx';

interface DraftOrFormerProps {
  /** When the draft was saved, epoch ms. */
  savedAt: number;
  /** Number of what the address asks for. */
  number: string;
  onKeep: () => void;
  onTake: () => void;
}

/** A draft is there, and the address asks for something else: nothing is replaced before somebody says so. */
export function DraftOrFormer({ savedAt, number, onKeep, onTake }: DraftOrFormerProps): ReactNode {
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
      <Button variant="subtle" onClick={onKeep}>
        {t('epd.apply.from.keepDraft')}
      </Button>
      <Button variant="default" onClick={onTake}>
        {t('epd.apply.from.take', { number })}
      </Button>
    </OfferLine>
  );
}
