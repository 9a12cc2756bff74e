import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { ApplicationSubject, WaitingTask } from '#src/features/my-applications/application-subject.tsx';
import type { DrawTask } from '#src/features/inbox/message-periods.tsx';
import { PcrRequestSubject } from '#src/features/pcr/request-subject.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { drawnName } from '#src/parts/certificate/drawn-name.ts';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { SubjectCard } from '#src/parts/messages/subject-card.tsx';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { VerificationBadge } from '#src/parts/verification/state-badge.tsx';

interface SubjectProps {
  userId: string;
  id: string;
}

/** What is known of a message's subject, rendered by the feature that owns it. */
export function subjectOf(about: NonNullable<Message['about']>, userId: string): ReactNode {
  const of: SubjectProps = { userId, id: about.id };
  switch (about.kind) {
    case 'APPLICATION':
      return <ApplicationSubject {...of} />;
    case 'VERIFICATION':
      return <VerificationSubject {...of} />;
    case 'PCR_REQUEST':
      return <PcrRequestSubject {...of} />;
    case 'COMPANY':
      return <CompanySubject {...of} />;
    case 'DECLARATION':
      return <DeclarationSubject {...of} />;
    case 'REGISTRATION':
    case 'ACCOUNT':
    case 'LOW_CARBON':
    case 'LCA_TOOL':
    case 'FEEDBACK':
      // No details beyond the message itself.
      return null;
  }
}

/** What waits for the user about a message of an application. */
export const taskOf =
  (userId: string): DrawTask =>
  ({ kind, id, part }) =>
    kind === 'APPLICATION' && part !== null && <WaitingTask userId={userId} id={id} part={part} />;

function VerificationSubject({ userId, id }: SubjectProps): ReactNode {
  const { data } = useQuery(verificationQueries.record(userId, id));
  if (data == null) return null;
  return (
    <SubjectCard title={data.company} number={data.number}>
      <VerificationBadge state={data.state} />
    </SubjectCard>
  );
}

function CompanySubject({ userId }: Pick<SubjectProps, 'userId'>): ReactNode {
  const { lang } = useText();
  const { data } = useQuery(companyQueries.ofUser(userId));
  if (data === undefined) return null;
  return <SubjectCard title={nameIn(lang, data.name)} number={data.code} />;
}

function DeclarationSubject({ id }: Pick<SubjectProps, 'id'>): ReactNode {
  const { t, lang } = useText();
  const { data } = useQuery(productQueries.detail(id));
  if (data === undefined || data === null) return null;
  return (
    <SubjectCard
      title={nameIn(lang, data.product)}
      number={data.number}
      drawing={<ProductDrawing name={drawnName(data)} size={64} />}
    >
      <span>{t('epd.product.validUntil', { date: formatDateInText(data.validUntil, lang) })}</span>
    </SubjectCard>
  );
}
