import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, ReactNode, Ref } from 'react';

type TextAnchorProps = Omit<AnchorProps, 'href'> & {
  ref?: Ref<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onPointerEnter?: PointerEventHandler<HTMLAnchorElement>;
  onFocus?: FocusEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
};

function TextAnchor({ ref, ...props }: TextAnchorProps): ReactNode {
  return <Anchor ref={ref ?? null} {...props} />;
}

/** Typed like the router's Link. */
export const TextLink = createLink(TextAnchor);
