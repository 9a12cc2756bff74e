import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { companyQueries } from '#src/api/shared/company.ts';
import { currentUser, updateUser } from '#src/api/session.ts';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import { notify } from '#src/ui/notify.ts';
import type { EnterpriseValues } from './values.ts';

interface Filed {
  /** Whether the papers are with the platform: an answer that was lost on its way is no refusal. */
  arrived: () => Promise<true | null>;
  goOn: (values: EnterpriseValues) => Promise<void>;
}

/** What follows a filed certification: the company is read again and the way leads to /user (document 2 §2). */
export function useFiled(userId: string): Filed {
  const router = useRouter();
  const queryClient = useQueryClient();
  const readCompany = () => queryClient.query(companyQueries.ofUser(userId));
  return {
    arrived: async () => ((await readCompany()).status === COMPANY_STATUS.underReview ? true : null),
    goOn: async ({ companyName }) => {
      const company = await readCompany().catch(() => null);
      const user = currentUser();
      if (user?.id === userId) {
        const companyCode = company?.code || user.companyCode;
        updateUser({ ...user, companyName: companyName.trim(), companyCode });
      }
      notify.success('enterprise.success');
      await router.navigate({ to: '/user' });
    },
  };
}
