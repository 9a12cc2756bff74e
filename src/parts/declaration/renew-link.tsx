import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/api/session.ts';
import { nameIn } from '#src/lib/names.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import type { Declaration } from './declaration.ts';
import { useToday } from './validity-badge.tsx';
import { mayRenew } from './validity.ts';

interface RenewLinkProps {
  declaration: Pick<
    Declaration,
    'id' | 'number' | 'product' | 'companyCode' | 'validUntil' | 'supersededById'
  >;
}

export function RenewLink({ declaration }: RenewLinkProps): ReactNode {
  const { t, lang } = useText();
  const own = useSession()?.companyCode ?? '';
  if (!mayRenew(declaration, own, useToday())) return null;
  const { id, number, product } = declaration;
  return (
    <TextLink
      to="/epd/epdApplyFor"
      search={{ renew: id }}
      aria-label={t('epd.detail.renewOf', { number: number === '' ? nameIn(lang, product) : number })}
      label="epd.detail.renew"
    />
  );
}
