import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/api/use-session.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Declaration } from './declaration.ts';
import { useToday } from './validity-badge.tsx';
import { mayRenew } from './validity.ts';

interface RenewLinkProps {
  declaration: Pick<Declaration, 'id' | 'number' | 'companyCode' | 'validUntil' | 'supersededById'>;
  /** The application that it came from, where that is known. */
  applicationId?: string | undefined;
}

/** The way to a renewal, for an own declaration that has ended or soon will; nothing else. */
export function RenewLink({ declaration, applicationId }: RenewLinkProps): ReactNode {
  const { t } = useText();
  const own = useSession()?.companyCode ?? '';
  if (!mayRenew(declaration, own, useToday())) return null;
  const { id, number } = declaration;
  return (
    <TextLink
      to="/epd/epdApplyFor"
      search={{ renew: id, copyOf: applicationId }}
      aria-label={t('epd.detail.renewOf', { number: number === '' ? id : number })}
    >
      {t('epd.detail.renew')}
    </TextLink>
  );
}
