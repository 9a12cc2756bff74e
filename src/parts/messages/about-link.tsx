import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { isAgency } from '#src/lib/gates.ts';
import { AUDIT, COMPANY_STATUS, type MessagePart } from '#src/lib/states.ts';
import { useOwnCompany } from '#src/parts/session/use-own-company.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { Message } from './read.ts';

type About = NonNullable<Message['about']>;

interface AboutLinkProps {
  about: About;
  /** Closes a surrounding popover. */
  onLeave?: () => void;
  /** What is asked of the user, in the words of the page that it leads to. */
  label?: TextKey | undefined;
  /** As the one button of its page; filled where something is asked. */
  button?: 'filled' | 'outline';
}

/** Dialog of an application that a message is about. */
export const DIALOG = { QUOTE: 'quote', CONTRACT: 'contract', FILES: 'upload' } as const satisfies Record<
  MessagePart,
  string
>;
const TO_PART = {
  QUOTE: 'inbox.toQuote',
  CONTRACT: 'inbox.toContract',
  FILES: 'inbox.toFiles',
} as const satisfies Record<MessagePart, TextKey>;

export function AboutLink({ about, onLeave, label, button }: AboutLinkProps): ReactNode {
  const { words, ...to } = useTarget(about);
  const says = label ?? words;
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
  if (button) return <LinkButton {...to} variant={button} label={says} />;
  return <TextLink {...to} {...leave} label={says} />;
}

function useTarget({ kind, id, part }: About) {
  const user = useSession();
  const { data: company } = useQuery({
    ...companyQueries.ofUser(user?.id ?? ''),
    enabled: user !== null && kind === 'COMPANY',
  });
  const { type } = useOwnCompany(user?.companyCode, kind === 'VERIFICATION');
  const target = <const To extends object>(words: TextKey, to: To) => ({ words, ...to });
  switch (kind) {
    case 'APPLICATION':
      return target(
        part === null ? 'inbox.toApplication' : TO_PART[part],
        linkOptions({
          to: '/epd/mineEpd/$id',
          params: { id },
          search: { dialog: part === null ? undefined : DIALOG[part] },
        }),
      );
    case 'VERIFICATION':
      return target(
        'inbox.toVerification',
        linkOptions({ to: isAgency(type) ? '/thirdAgency' : '/myDetails', search: { id } }),
      );
    case 'PCR_REQUEST':
      return target('inbox.toPcr', linkOptions({ to: '/Pcr/minePcr', search: { id } }));
    case 'COMPANY': {
      // The form while a certification can be submitted, else where it is shown (decision 18).
      const open = company?.status === null || company?.status === COMPANY_STATUS.failed;
      return target(
        open ? 'inbox.toCertify' : 'inbox.toCompany',
        linkOptions({ to: open ? '/enterprise' : '/user' }),
      );
    }
    case 'DECLARATION':
      return target('inbox.toDeclaration', linkOptions({ to: '/epd/epdSearch', search: { id } }));
    case 'REGISTRATION': {
      // document 2 §4
      const rejected = user?.auditStatus === AUDIT.rejected;
      return target(
        rejected ? 'inbox.toRefill' : 'guard.page.toUser',
        linkOptions({ to: rejected ? '/information' : '/user' }),
      );
    }
    case 'ACCOUNT':
      return target('guard.page.toUser', linkOptions({ to: '/user' }));
    case 'LOW_CARBON':
      return target('inbox.toLowCarbon', linkOptions({ to: '/dtpfg/dtpfgApplyFor' }));
    case 'LCA_TOOL':
      return target('inbox.toLcaTool', linkOptions({ to: '/lcaTools' }));
    case 'FEEDBACK':
      return target('inbox.toFeedback', linkOptions({ to: '/Feedback' }));
  }
}
