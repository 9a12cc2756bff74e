import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AUDIT, COMPANY_STATUS, type MessagePart } from '#src/lib/states.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Message } from './read.ts';

interface AboutLinkProps {
  about: Message['about'];
  /** Closes a surrounding popover. */
  onLeave?: () => void;
}

const DIALOG = { QUOTE: 'quote', CONTRACT: 'contract', FILES: 'upload' } as const satisfies Record<
  MessagePart,
  string
>;
const TO_PART = {
  QUOTE: 'inbox.toQuote',
  CONTRACT: 'inbox.toContract',
  FILES: 'inbox.toFiles',
} as const satisfies Record<MessagePart, TextKey>;

/** Nothing for a message without a page. */
export function AboutLink({ about, onLeave }: AboutLinkProps): ReactNode {
  const { t } = useText();
  if (about === null) return null;
  const { kind, id, part } = about;
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
  switch (kind) {
    case 'APPLICATION':
      return (
        <TextLink
          to="/epd/mineEpd/$id"
          params={{ id }}
          search={{ dialog: part === null ? undefined : DIALOG[part] }}
          {...leave}
        >
          {t(part === null ? 'inbox.toApplication' : TO_PART[part])}
        </TextLink>
      );
    case 'VERIFICATION':
      return (
        <TextLink to="/myDetails" search={{ id }} {...leave}>
          {t('inbox.toVerification')}
        </TextLink>
      );
    case 'PCR_REQUEST':
      return (
        <TextLink to="/Pcr/minePcr" search={{ id }} {...leave}>
          {t('inbox.toPcr')}
        </TextLink>
      );
    case 'COMPANY':
      return <CompanyLink {...leave} />;
    case 'DECLARATION':
      return (
        <TextLink to="/epd/epdSearch" search={{ id }} {...leave}>
          {t('inbox.toDeclaration')}
        </TextLink>
      );
    case 'REGISTRATION':
      return <RegistrationLink {...leave} />;
    case 'ACCOUNT':
      return (
        <TextLink to="/user" {...leave}>
          {t('inbox.toAccount')}
        </TextLink>
      );
    case 'LOW_CARBON':
      return (
        <TextLink to="/dtpfg/dtpfgApplyFor" {...leave}>
          {t('inbox.toLowCarbon')}
        </TextLink>
      );
    case 'LCA_TOOL':
      return (
        <TextLink to="/lcaTools" {...leave}>
          {t('inbox.toLcaTool')}
        </TextLink>
      );
    case 'FEEDBACK':
      return (
        <TextLink to="/Feedback" {...leave}>
          {t('inbox.toFeedback')}
        </TextLink>
      );
  }
}

interface Leaving {
  onClick?: () => void;
}

/** The form while a certification can be submitted, else where it is shown (decision 18). */
function CompanyLink(leave: Leaving): ReactNode {
  const { t } = useText();
  const user = useSession();
  const { data } = useQuery({ ...companyQueries.ofUser(user?.id ?? ''), enabled: user !== null });
  const open = data?.status === null || data?.status === COMPANY_STATUS.failed;
  return (
    <TextLink to={open ? '/enterprise' : '/user'} {...leave}>
      {t(open ? 'inbox.toCertify' : 'inbox.toCompany')}
    </TextLink>
  );
}

/** document 2 §4 */
function RegistrationLink(leave: Leaving): ReactNode {
  const { t } = useText();
  const rejected = useSession()?.auditStatus === AUDIT.rejected;
  return (
    <TextLink to={rejected ? '/information' : '/user'} {...leave}>
      {t(rejected ? 'inbox.toRefill' : 'inbox.toAccount')}
    </TextLink>
  );
}
