import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { SubjectCard } from '#src/parts/messages/subject-card.tsx';
import { pcrQueries } from './queries.ts';

interface PcrRequestSubjectProps {
  userId: string;
  id: string;
  link: ReactNode;
}

/** A request for rules in small; only the way there when it is not among the newest. */
export function PcrRequestSubject({ userId, id, link }: PcrRequestSubjectProps): ReactNode {
  const { t } = useText();
  const { data } = useQuery(pcrQueries.mine(userId, 1));
  const request = data?.rows.find((row) => row.id === id);
  if (request === undefined) return <SubjectCard link={link} />;
  const { product, number, stage } = request;
  return (
    <SubjectCard title={product} number={number} link={link}>
      <span>{t(stage === null ? 'pcr.now.unknown' : `pcr.now.s${stage}`)}</span>
    </SubjectCard>
  );
}
