import type { ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { isAgency } from '#src/lib/gates.ts';
import { useOwnCompany } from '../session/use-own-company.ts';
import classes from './verification.module.css';

/** For agencies, if the server does not say whose requests a list contains (decision 47). */
export function OthersNote({ isMine }: { isMine: boolean }): ReactNode {
  const { t } = useText();
  const { type } = useOwnCompany(useSession()?.companyCode, !isMine);
  return isMine || !isAgency(type) ? null : (
    <p className={classes.note} role="note">
      {t('verify.othersToo')}
    </p>
  );
}
