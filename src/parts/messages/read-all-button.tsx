import type { ReactNode } from 'react';
import type { ButtonProps } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#src/ui/notify.ts';
import { messageMutations } from './queries.ts';

interface ReadAllButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'leftSection'> {
  userId: string;
  unread: number | null;
}

/** document 1 §2 */
export function ReadAllButton({ userId, unread, ...look }: ReadAllButtonProps): ReactNode {
  const { mutate, isPending } = useMutation({
    ...messageMutations.readAll(),
    onSuccess: () => notify.success('inbox.readAllDone'),
  });
  const resting = unread === 0 || isPending;
  return (
    <Button
      label="inbox.readAll"
      {...look}
      // Not `disabled`: the focus would be lost, and Escape would no longer close a surrounding popover.
      {...(resting && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!resting) mutate(userId);
      }}
    />
  );
}
