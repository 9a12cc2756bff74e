import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './back-link.module.css';

type BackAnchorProps = Omit<AnchorProps, 'href'> & {
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
};

function BackAnchor({ ref, children, ...props }: BackAnchorProps): ReactNode {
  return (
    <Anchor ref={ref ?? null} className={classes.root} data-no-print {...props}>
      <IconArrowLeft size={18} aria-hidden /> {children}
    </Anchor>
  );
}

/** The way back to the list or page above this one; it is not printed. */
export const BackLink = createLink(BackAnchor);
