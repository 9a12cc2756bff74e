import { Anchor, Button as MantineButton, type AnchorProps, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';

type Labelled<Look> = Look &
  Omit<ComponentProps<'button'>, keyof Look> & {
    /** In place of children. */
    label?: TextKey;
  };

export function Button({ label, children, ...props }: Labelled<ButtonProps>): ReactNode {
  const { t } = useText();
  return <MantineButton {...props}>{label === undefined ? children : t(label)}</MantineButton>;
}

/** Looks like a link, and goes nowhere. */
export function TextButton({ label, children, ...props }: Labelled<AnchorProps>): ReactNode {
  const { t } = useText();
  return (
    <Anchor component="button" type="button" {...props}>
      {label === undefined ? children : t(label)}
    </Anchor>
  );
}
