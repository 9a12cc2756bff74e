import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

type AnchorButtonProps = ButtonProps & {
  ref?: Ref<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'aria-label'?: string;
  children?: ReactNode;
};

function AnchorButton({ ref, ...props }: AnchorButtonProps): ReactNode {
  return <Button component="a" ref={ref ?? null} {...props} />;
}

/** A link that looks like a button, to a page with search parameters: path and parameters are checked together. */
export const LinkButton = createLink(AnchorButton);
