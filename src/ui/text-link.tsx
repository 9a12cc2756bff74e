import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, ReactNode, Ref } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';

type TextAnchorProps = Omit<AnchorProps, 'href'> & {
  ref?: Ref<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onPointerEnter?: PointerEventHandler<HTMLAnchorElement>;
  onFocus?: FocusEventHandler<HTMLAnchorElement>;
  /** In place of children. */
  label?: TextKey;
  children?: ReactNode;
};

function TextAnchor({ ref, label, children, ...props }: TextAnchorProps): ReactNode {
  const { t } = useText();
  return (
    <Anchor ref={ref ?? null} {...props}>
      {label === undefined ? children : t(label)}
    </Anchor>
  );
}

/** Typed like the router's Link. */
export const TextLink = createLink(TextAnchor);
