import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import { IconChevronDown, IconFileText } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';

type FilesButtonProps = { number: string } & Omit<ComponentProps<'button'>, keyof ButtonProps>;

/** Of the menu and of its placeholder. */
export function FilesButton({ number, ...props }: FilesButtonProps): ReactNode {
  const { t } = useText();
  return (
    <Button
      variant="subtle"
      leftSection={<IconFileText size={18} aria-hidden />}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      {...props}
    >
      <span>
        {t('pcr.files')}
        <VisuallyHidden>: {number}</VisuallyHidden>
      </span>
    </Button>
  );
}
