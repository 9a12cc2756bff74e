import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { useSession } from '#src/api/session.ts';
import type { Turns } from '#src/features/inbox/rules.ts';
import { ApplicationSubject } from '#src/features/my-applications/application-subject.tsx';
import { applicationQueries } from '#src/features/my-applications/queries.ts';
import { Deadline } from '#src/features/my-applications/deadline.tsx';
import { situationOf } from '#src/features/my-applications/situation.ts';
import { PcrRequestSubject } from '#src/features/pcr/request-subject.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { isAgency } from '#src/lib/gates.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { drawnName } from '#src/parts/certificate/drawn-name.ts';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { DIALOG } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { SubjectCard, SubjectComing } from '#src/parts/messages/subject-card.tsx';
import { useOwnCompany } from '#src/parts/session/use-own-company.ts';
import { daysWaiting, isOpen } from '#src/parts/verification/work-order.ts';
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
    default:
      // No details beyond the message itself.
      return null;
  }
}

/**
 * Whose turn it is: a company's while its application has the task that a message speaks of, an agency's while a request for a
 * check is open, as its home says. Null until it is known; where it cannot be read, nothing waits.
 */
export function useTurns(): Turns | null {
  const { t, lang } = useText();
  const user = useSession();
  const { type, isLoading } = useOwnCompany(user?.companyCode);
  const silent = { meta: { silent: true } };
  const applies = Boolean(user?.companyCode) && !isAgency(type);
  const own = useQuery({ ...applicationQueries.all(user?.id ?? ''), ...silent, enabled: applies });
  const asked = verificationQueries.batch(user?.id ?? '', 1, 'agency');
  const requests = useQuery({ ...asked, ...silent, enabled: isAgency(type) });
  if (isLoading || own.isLoading || requests.isLoading) return null;
  return ({ kind, id, part }) => {
    if (kind === 'APPLICATION' && part !== null) {
      const row = own.data?.rows.find((one) => one.id === id || one.applyId === id);
      const { tasks = [], own: due = null } = row ? situationOf(row.progress, platformToday()) : {};
      const task = tasks.find(({ offer }) => offer.dialog === DIALOG[part]);
      if (task === undefined) return null;
      // Without a deadline after those with one.
      return { day: due?.date ?? '~', says: <Deadline own={due} />, act: task.offer.label };
    }
    const request = requests.data?.rows.find((one) => kind === 'VERIFICATION' && one.id === id);
    if (request === undefined || !isOpen(request)) return null;
    const days = daysWaiting(request.submittedAt, platformToday());
    const says = days !== null && t('verify.agency.waitsFor', { days: formatDays(days, lang) });
    return { day: request.submittedAt, says };
  };
}

function VerificationSubject({ userId, id }: SubjectProps): ReactNode {
  const { data, isPending } = useQuery(verificationQueries.record(userId, id));
  if (data == null) return isPending && <SubjectComing />;
  return (
    <SubjectCard title={data.company} number={data.number}>
      <VerificationBadge state={data.state} />
    </SubjectCard>
  );
}

function CompanySubject({ userId }: Pick<SubjectProps, 'userId'>): ReactNode {
  const { lang } = useText();
  const { data, isPending } = useQuery(companyQueries.ofUser(userId));
  if (data === undefined) return isPending && <SubjectComing />;
  return <SubjectCard title={nameIn(lang, data.name)} number={data.code} />;
}

function DeclarationSubject({ id }: Pick<SubjectProps, 'id'>): ReactNode {
  const { t, lang } = useText();
  const { data, isPending } = useQuery(productQueries.detail(id));
  if (data == null) return isPending && <SubjectComing />;
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
