import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { LEGAL, type LegalType } from '#src/parts/legal/legal-document.ts';
import { legalQueries } from '#src/parts/legal/queries.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LegalText } from './legal-text.tsx';

export function CancelAccount(): ReactNode {
  return (
    <li>
      <TextLink to="/passpassword" label="user.cancelAccount" />
    </li>
  );
}

/** Current version of the user agreement (`/policy`) or the privacy policy (`/agreement`) (document 1 §2). */
export function CurrentScreen({ type }: { type: LegalType }): ReactNode {
  const { lang } = useText();
  return (
    <PageWidth>
      <PageTitle title={LEGAL[type].title} />
      <QueryState
        query={useQuery(legalQueries.current(type, lang))}
        shape="text"
        count={12}
        action={<TextLink to="/compent" search={{ id: type }} label="legal.viewHistory" />}
      >
        {(document) => (
          <LegalText
            document={document}
            current
            today={platformToday()}
            links={type === 'PRIVACY' && <CancelAccount />}
          />
        )}
      </QueryState>
    </PageWidth>
  );
}
