import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button-and-link.tsx';
import { IconHistory } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { OfferLine } from '#src/ui/offer-line.tsx';
import { askConfirm } from '#src/ui/ask-confirm.ts';

interface DraftNoticeProps {
  restored: { savedAt: number } | null;
  onDiscard: () => void;
}

export function DraftNotice({ restored, onDiscard }: DraftNoticeProps): ReactNode {
  const { lang } = useText();
  const [shown, setShown] = useState(true);
  const discard = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: 'ui.draft.discardAsk',
      body: 'ui.draft.discardBody',
      confirmLabel: 'ui.draft.discard',
      danger: true,
    });
    if (!agreed) return;
    setShown(false);
    onDiscard();
  };
  if (restored === null || !shown) return null;
  return (
    <OfferLine
      icon={<IconHistory size={20} aria-hidden />}
      title={{
        key: 'ui.draft.restored',
        vars: { time: formatDateTime(new Date(restored.savedAt), lang) },
      }}
      body="ui.draft.restoredBody"
    >
      <Button label="common.gotIt" variant="default" onClick={() => setShown(false)} />
      <Button label="ui.draft.discard" variant="subtle" color="refused" onClick={() => void discard()} />
    </OfferLine>
  );
}
