import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import classes from './back-link.module.css';

type BackAnchorProps = Omit<AnchorProps, 'href' | 'className'> & {
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  /** In place of children. */
  label?: TextKey;
  children?: ReactNode;
};

function BackAnchor({ ref, className, label, children, ...props }: BackAnchorProps): ReactNode {
  const { t } = useText();
  return (
    // The router adds its `active` class; it must not replace ours.
    <Anchor ref={ref ?? null} className={[classes.root, className].join(' ')} data-no-print {...props}>
      <IconArrowLeft size={18} aria-hidden /> {label === undefined ? children : t(label)}
    </Anchor>
  );
}

/** Not printed. */
export const BackLink = createLink(BackAnchor);
