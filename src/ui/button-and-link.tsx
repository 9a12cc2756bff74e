import type { ComponentProps, ReactNode } from 'react';
import { Anchor, Button as MantineButton, type AnchorProps, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { useText, type TextKey } from '#src/i18n/use-text.ts';

interface Words {
  /** In place of children. */
  label?: TextKey;
  children?: ReactNode;
}

type Labelled<Look> = Look & Omit<ComponentProps<'button'>, keyof Look> & Words;

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

export type LinkParts = Words &
  Pick<ComponentProps<'a'>, 'ref' | 'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-label'>;

function TextAnchor({ ref, label, children, ...props }: Omit<AnchorProps, 'href'> & LinkParts): ReactNode {
  const { t } = useText();
  return (
    <Anchor ref={ref ?? null} {...props}>
      {label === undefined ? children : t(label)}
    </Anchor>
  );
}

/** Typed like the router's Link. */
export const TextLink = createLink(TextAnchor);
