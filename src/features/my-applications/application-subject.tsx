import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { SubjectCard } from '#src/parts/messages/subject-card.tsx';
import type { MyApplication } from './model.ts';
import { Now } from './now.tsx';
import { Progressed } from './progressed.tsx';
import { applicationQueries } from './queries.ts';

/** What an application is about, in one line: the same product may be declared as EPD and as CFP. Its id where nothing else was sent. */
export function productsOf({ products, number, pcr, id }: MyApplication, lang: 'zh' | 'en'): string {
  const names = [...new Set(products.map((product) => nameIn(lang, product)))];
  return names.join(lang === 'zh' ? '、' : ', ') || number || nameIn(lang, pcr) || id;
}

interface ApplicationSubjectProps {
  userId: string;
  /** The application that something speaks of. */
  id: string;
  link: ReactNode;
}

/** An application in small: product, number, stage, whose turn it is and until when. Only the way there while it is unknown. */
export function ApplicationSubject({ userId, id, link }: ApplicationSubjectProps): ReactNode {
  const { lang } = useText();
  const { data } = useQuery(applicationQueries.all(userId));
  const application = data?.rows.find((row) => row.id === id || row.applyId === id);
  if (application === undefined) return <SubjectCard link={link} />;
  return (
    <SubjectCard title={productsOf(application, lang)} number={application.number} link={link}>
      <Progressed application={application} look="calm" />
      <Now progress={application.progress} today={platformToday()} who />
    </SubjectCard>
  );
}
