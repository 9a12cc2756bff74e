import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { ApplicationFormBody } from './application-form-body.tsx';

/**
 * The application for EPD and CFP (document 2 §2). The route has already let only certified companies in.
 * @param companyName the company that the address asks for; any but the own one is named and left alone
 */
export function ApplicationFormScreen({ companyName }: { companyName: string | undefined }): ReactNode {
  const user = useSession();
  return user === null ? null : (
    <PageWidth>
      <OwnForm key={user.id} userId={user.id} asked={companyName?.trim() ?? ''} />
    </PageWidth>
  );
}

function OwnForm({ userId, asked }: { userId: string; asked: string }): ReactNode {
  const { lang } = useText();
  return (
    <QueryState query={useQuery(companyQueries.ofUser(userId))} shape="fields" count={4}>
      {({ name: names }) => {
        const isOwn = asked === '' || asked === names.zh || asked === names.en;
        return (
          <ApplicationFormBody
            userId={userId}
            company={{ sent: nameIn('zh', names), shown: nameIn(lang, names), other: isOwn ? null : asked }}
          />
        );
      }}
    </QueryState>
  );
}
