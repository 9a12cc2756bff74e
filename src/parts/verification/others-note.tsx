import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { isAgency } from '#src/lib/gates.ts';
import classes from './verification.module.css';

/** For agencies, if the server does not say whose requests a list contains (decision 47). */
export function OthersNote({ isMine }: { isMine: boolean }): ReactNode {
  const { t } = useText();
  const code = useSession()?.companyCode ?? '';
  const { data: filed } = useQuery({
    ...companyQueries.detail(code),
    enabled: code !== '' && !isMine,
    meta: { silent: true },
  });
  return isMine || !isAgency(filed?.type) ? null : (
    <p className={classes.note} role="note">
      {t('verify.othersToo')}
    </p>
  );
}
