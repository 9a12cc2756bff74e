import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './back-link.module.css';

type BackAnchorProps = Omit<AnchorProps, 'href' | 'className'> & {
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
};

function BackAnchor({ ref, className, children, ...props }: BackAnchorProps): ReactNode {
  return (
    // The router adds its `active` class; it must not replace ours.
    <Anchor ref={ref ?? null} className={[classes.root, className].join(' ')} data-no-print {...props}>
      <IconArrowLeft size={18} aria-hidden /> {children}
    </Anchor>
  );
}

/** Not printed. */
export const BackLink = createLink(BackAnchor);
