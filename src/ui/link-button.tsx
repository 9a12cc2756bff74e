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

/** Path and search parameters are typed like those of the router's Link. */
export const LinkButton = createLink(AnchorButton);
