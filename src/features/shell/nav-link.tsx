import { VisuallyHidden } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { IconExternalLink } from '@tabler/icons-react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useLcaEntry } from '#src/parts/lca/use-lca-entry.ts';
import type { NavTarget } from './menu-rules.ts';

interface NavLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  target: NavTarget;
  current: boolean;
  children: ReactNode;
  [data: `data-${string}`]: string | boolean | undefined;
}

/** An entry as a real link with an href, so that it can be opened in a new tab. */
export function NavLink({ target, current, children, ...rest }: NavLinkProps): ReactNode {
  const anchor = { ...rest, 'aria-current': current ? ('page' as const) : undefined };
  switch (target.kind) {
    case 'page':
      return (
        <Link to={target.path} search={target.search} hash={target.hash} {...anchor} activeProps={NOTHING}>
          {children}
        </Link>
      );
    case 'lca':
      return <LcaLink {...anchor}>{children}</LcaLink>;
    case 'external':
      return <OutLink href={target.href} anchor={anchor} words={children} />;
  }
}

/** The menu decides which entry is active, not TanStack Router's link. */
const NOTHING = {};

function OutLink({
  href,
  anchor,
  words,
}: {
  href: string;
  anchor: AnchorHTMLAttributes<HTMLAnchorElement>;
  words: ReactNode;
}): ReactNode {
  const { t } = useText();
  return (
    <a {...anchor} href={href} target="_blank" rel="noopener noreferrer">
      {words} <IconExternalLink size="0.875em" aria-hidden />
      <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
    </a>
  );
}

function LcaLink({ children, onClick, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  const { prepare, enter } = useLcaEntry();
  const { publicHref } = useRouter().buildLocation({ to: '/lcaTools' });
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // Modified clicks open a new tab, where the route guard decides.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void enter();
  };
  return (
    <a {...anchor} href={publicHref} onClick={follow} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </a>
  );
}
