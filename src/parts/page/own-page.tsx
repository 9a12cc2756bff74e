import type { ComponentProps, ReactNode } from 'react';
import { IconPlus } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { useSession } from '#src/api/session.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { usePhrase, type Phrase } from '#src/ui/words.ts';

interface OwnPageProps extends Omit<ComponentProps<typeof PageTitle>, 'children'> {
  /** The form for another entry of the list on this page. */
  add?: { to: NonNullable<LinkProps['to']>; label: Phrase };
  children: (user: StoredUser) => ReactNode;
}

/** Page of a signed-in user; without a user the route guard is already redirecting. */
export function OwnPage({ add, children, ...title }: OwnPageProps): ReactNode {
  const user = useSession();
  const phrase = usePhrase();
  return (
    <PageWidth>
      <PageTitle
        {...(add !== undefined && {
          actions: (
            <LinkButton to={add.to} variant="outline" leftSection={<IconPlus size={18} aria-hidden />}>
              {phrase(add.label)}
            </LinkButton>
          ),
        })}
        {...title}
      />
      {user !== null && children(user)}
    </PageWidth>
  );
}
