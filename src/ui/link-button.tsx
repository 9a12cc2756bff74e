import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

type AnchorButtonProps = ButtonProps & {
  ref?: Ref<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
<<<<<<< HEAD
=======
  'aria-label'?: string;
>>>>>>> 09d0a0b (Up to three declarations of one PCR are compared, and a plot by route shows all that are valid)
  children?: ReactNode;
};

function AnchorButton({ ref, ...props }: AnchorButtonProps): ReactNode {
  return <Button component="a" ref={ref ?? null} {...props} />;
}

<<<<<<< HEAD
/** A link that looks like a button, to a page with search parameters: path and parameters are checked together. */
=======
/** A link to a page of the portal that looks like a button; the address, search included, is checked like that of `TextLink`. */
>>>>>>> 09d0a0b (Up to three declarations of one PCR are compared, and a plot by route shows all that are valid)
export const LinkButton = createLink(AnchorButton);
