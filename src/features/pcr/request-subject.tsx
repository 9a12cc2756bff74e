import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { SubjectCard, SubjectComing } from '#src/parts/messages/subject-card.tsx';
import { pcrQueries } from './queries.ts';

/** Compact summary of a request; nothing when it is not on the first page. */
export function PcrRequestSubject({ userId, id }: { userId: string; id: string }): ReactNode {
  const { t } = useText();
  const { data, isPending } = useQuery(pcrQueries.mine(userId, 1));
  const request = data?.rows.find((row) => row.id === id);
  if (request === undefined) return isPending && <SubjectComing />;
  const { product, number, stage } = request;
  return (
    <SubjectCard title={product} number={number}>
      <span>{t(stage === null ? 'epd.mine.now.unknown' : `pcr.now.s${stage}`)}</span>
    </SubjectCard>
  );
}
