import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { RouteHead } from '#src/parts/page/route-head.tsx';
import { QueryState, saysMissing } from '#src/parts/query-state/query-state.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import type { Words } from '#src/ui/words.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ApplicationFormBody } from './application-form-body.tsx';
import type { FormerSource } from './former.ts';
import { formerQueries } from './former-queries.ts';
import type { ApplicationValues } from './values.ts';
import { applyingCompany } from './company-field.tsx';

interface ApplicationFormScreenProps {
  companyName: string | undefined;
  pcr?: string | undefined;
  former?: FormerSource | null;
}

/**
 * Application for EPD and CFP (document 2 §2). The route guard admits certified companies only.
 * @param companyName company named in the URL; a foreign one is mentioned but not used
 * @param pcr PCR number in the URL: preselected unless a draft has another one
 * @param former application or declaration to prefill the form from
 */
export function ApplicationFormScreen(props: ApplicationFormScreenProps): ReactNode {
  const { companyName, pcr, former = null } = props;
  const user = useSession();
  return user === null ? null : (
    <PageWidth>
      <OwnForm
        // Remounts for another source; the previous input is in its draft.
        key={`${user.id} ${JSON.stringify(former)}`}
        user={user}
        asked={companyName?.trim() ?? ''}
        pcr={pcr ?? null}
        former={former}
      />
    </PageWidth>
  );
}

interface OwnFormProps {
  user: StoredUser;
  asked: string;
  pcr: string | null;
  former: FormerSource | null;
}

function OwnForm({ user, asked, pcr, former }: OwnFormProps): ReactNode {
  const { lang } = useText();
  const company = useQuery(companyQueries.ofUser(user.id));
  return (
    <>
      {company.data === undefined && <RouteHead />}
      <QueryState query={company} shape="fields form apply" count={5}>
        {({ name, code }) => {
          const form = (filled: ApplicationValues | null, missing: Words | null): ReactNode => (
            <ApplicationFormBody
              userId={user.id}
              pcr={pcr}
              company={applyingCompany(name, user.companyName, asked, lang)}
              former={filled}
              noFormer={missing}
            />
          );
          if (former === null) return form(null, null);
          return (
            <FilledForm former={former} userId={user.id} companyCode={code}>
              {form}
            </FilledForm>
          );
        }}
      </QueryState>
    </>
  );
}

interface FilledFormProps {
  former: FormerSource;
  userId: string;
  companyCode: string;
  children: (filled: ApplicationValues | null, missing: Words | null) => ReactNode;
}

/** Loads the values to prefill; on failure the form opens empty with a note. */
function FilledForm({ former, userId, companyCode, children }: FilledFormProps): ReactNode {
  const { t, lang } = useText();
  const taken = useQuery(formerQueries.takenOver(former, userId, companyCode));
  return (
    <>
      {taken.data === undefined && !saysMissing(taken.error) && <RouteHead />}
      <QueryState
        query={taken}
        shape="fields form apply"
        count={5}
        missing={children(null, 'epd.apply.from.missing')}
        action={
          <LinkButton to="/epd/epdApplyFor" variant="default">
            {t('epd.apply.from.blank')}
          </LinkButton>
        }
      >
        {(found) =>
          'foreign' in found
            ? children(null, { key: 'epd.apply.from.foreign', vars: { name: nameIn(lang, found.foreign) } })
            : children(found.values, null)
        }
      </QueryState>
    </>
  );
}
