import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconLink, IconShare } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { addressOf } from './address-of.ts';

interface ShareButtonProps extends Pick<ButtonProps, 'fullWidth'> {
  id: string;
  /** Name of the product, for the message that is shared. */
  title: string;
}

/** Opens the system's share sheet; copies the address where there is none. */
export function ShareButton({ id, title, fullWidth = false }: ShareButtonProps): ReactNode {
  const { t } = useText();
  const clipboard = useClipboard({ timeout: 2000 });
  const hasSheet = 'share' in navigator;
  const copy = (): void => {
    if ('clipboard' in navigator) clipboard.copy(addressOf(id));
    else notify.warn('ui.copy.failed');
  };
  const share = (): void => {
    navigator.share({ title, url: addressOf(id) }).catch((error: unknown) => {
      // The reader closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  };
  const Icon = clipboard.copied ? IconCheck : hasSheet ? IconShare : IconLink;
  return (
    <Button
      variant="default"
      fullWidth={fullWidth}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={hasSheet ? share : copy}
    >
      <span role="status">
        {t(clipboard.copied ? 'common.copied' : hasSheet ? 'epd.detail.shareOut' : 'epd.detail.share')}
      </span>
    </Button>
  );
}
