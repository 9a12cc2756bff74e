import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { OfferLine } from '#src/ui/offer-line.tsx';

interface DraftNoticeProps {
  /** Epoch ms. */
  savedAt: number;
  onDiscard: () => void;
  onClose: () => void;
}

/** Says that a draft was restored, and offers to begin anew. */
export function DraftNotice({ savedAt, onDiscard, onClose }: DraftNoticeProps): ReactNode {
  const { t, lang } = useText();
  return (
    <OfferLine
      icon={<IconHistory size={20} aria-hidden />}
      title={{ key: 'ui.draft.restored', vars: { time: formatDateTime(new Date(savedAt), lang) } }}
      body="ui.draft.restoredBody"
    >
      <Button variant="subtle" color="refused" onClick={onDiscard}>
        {t('ui.draft.discard')}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t('common.gotIt')}
      </Button>
    </OfferLine>
  );
}
