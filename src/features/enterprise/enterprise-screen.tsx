import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import type { FiledCompany } from '#src/api/shared/read.ts';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { GateText } from '#src/lib/gates.ts';
import { AUDIT, COMPANY_STATUS } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { nameIn } from '#src/lib/names.ts';
import { QueryState, type QueryLike } from '#src/parts/query-state/query-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { StateNotice } from '#src/ui/state-notice.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { EnterpriseForm } from './enterprise-form.tsx';
import { firstValues } from './rules.ts';
import classes from './enterprise.module.css';

/** The route guard has already redirected users who do not need it; `why` is the reason of a redirect to this page. */
export function EnterpriseScreen({ why }: { why?: GateText | undefined }): ReactNode {
  const user = useSession();
  return user === null ? null : (
    <PageWidth>
      <PageTitle title="enterprise.title" intro="enterprise.intro" />
      <div className={classes.notices}>
        {why !== undefined && <StateNotice tone="waiting" title={why} body="guard.page.certifyNext" />}
        {user.auditStatus === AUDIT.underReview && (
          <StateNotice tone="waiting" title="user.reviewTitle" body="user.auditAlso" />
        )}
        {user.auditStatus === AUDIT.rejected && (
          <StateNotice tone="refused" title="user.rejectedTitle" body="user.auditAlso">
            <LinkButton to="/information" variant="default" label="profile.modifyTitle" />
          </StateNotice>
        )}
      </div>
      <OwnCertification key={user.id} user={user} />
    </PageWidth>
  );
}

function OwnCertification({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  const company = useQuery(companyQueries.ofUser(user.id));
  const before = useFiledBefore(company.data?.code ?? '');
  return (
    <QueryState query={company} shape="fields" count={6}>
      {({ status, name, email, rejectReason }) => (
        <>
          {status === COMPANY_STATUS.failed && (
            <div className={classes.notices}>
              <StateNotice
                tone="refused"
                title="enterprise.state.s2"
                body={rejectReason === '' ? 'guard.companyFailed' : 'enterprise.failedBody'}
                {...((before.data?.filed?.creditCode ?? '') !== '' && { next: 'enterprise.filledIn' })}
                reason={{ label: 'user.certifyFailed', text: rejectReason }}
              />
            </div>
          )}
          <QueryState query={before} shape="fields" count={6}>
            {({ filed }) => (
              <EnterpriseForm
                userId={user.id}
                first={firstValues(
                  filed,
                  { companyName: nameIn('zh', name) || (user.companyName ?? ''), email },
                  { license: t('enterprise.filedLicense'), billInfo: t('enterprise.filedBillInfo') },
                )}
              />
            )}
          </QueryState>
        </>
      )}
    </QueryState>
  );
}

/** Prefills the form with the company's last submission; optional, so failures are silent. */
function useFiledBefore(code: string): QueryLike<{ filed: FiledCompany | null }> {
  const { data, isLoading, isFetching, refetch } = useQuery({
    ...companyQueries.detail(code),
    enabled: code !== '',
    meta: { silent: true },
  });
  return { data: isLoading ? undefined : { filed: data ?? null }, error: null, isFetching, refetch };
}
