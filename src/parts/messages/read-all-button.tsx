import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { messageMutations } from './queries.ts';

interface ReadAllButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'leftSection'> {
  userId: string;
  unread: number | null;
}

/** document 1 §2 */
export function ReadAllButton({ userId, unread, ...look }: ReadAllButtonProps): ReactNode {
  const { t } = useText();
  const { mutate, isPending } = useMutation({
    ...messageMutations.readAll(),
    onSuccess: () => notify.success('inbox.readAllDone'),
  });
  const resting = unread === 0 || isPending;
  return (
    <Button
      {...look}
      // Not `disabled`: the focus would be lost, and Escape would no longer close a surrounding popover.
      {...(resting && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!resting) mutate(userId);
      }}
    >
      {t('inbox.readAll')}
    </Button>
  );
}
