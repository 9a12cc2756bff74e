import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { SubjectCard, SubjectComing } from '#src/parts/messages/subject-card.tsx';
import { viewTransitionStyle } from '#src/ui/view-transition.ts';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import type { MyApplication } from './model.ts';
import { Now } from './now.tsx';
import { Progressed } from './progressed.tsx';
import { applicationQueries } from './queries.ts';
import { isUrgent, situationOf } from './situation.ts';

/** Names of the products in one line, without duplicates (the same product may be declared as EPD and CFP). Never an id. */
export function productsOf(
  { products, pcr }: Pick<MyApplication, 'products' | 'pcr'>,
  { t, lang }: Pick<ReturnType<typeof useText>, 't' | 'lang'>,
): string {
  const names = [...new Set(products.map((product) => nameIn(lang, product)))];
  return names.join(lang === 'zh' ? '、' : ', ') || nameIn(lang, pcr) || t('epd.mine.noProducts');
}

interface ApplicationDrawingProps {
  application: Pick<MyApplication, 'id' | 'products' | 'pcr'>;
  size?: number;
}

/** Drawing of the first product, else of the rule. A view transition carries it from the row to the page of the application. */
export function ApplicationDrawing({ application, size = 32 }: ApplicationDrawingProps): ReactNode {
  const { id, products, pcr } = application;
  const name = [products[0] ?? pcr, pcr].map((names) => nameIn('zh', names)).join(' ');
  return (
    <span style={viewTransitionStyle('drawing', id)}>
      <ProductDrawing name={name} size={size} />
    </span>
  );
}

/** Compact summary of an application: product, number, stage, who must act and by when. */
export function ApplicationSubject({ userId, id }: { userId: string; id: string }): ReactNode {
  const text = useText();
  const { data, isPending } = useQuery(applicationQueries.all(userId));
  const today = platformToday();
  const application = data?.rows.find((row) => row.id === id || row.applyId === id);
  if (application === undefined) return isPending && <SubjectComing tall />;
  return (
    <SubjectCard
      title={productsOf(application, text)}
      number={application.number}
      drawing={<ApplicationDrawing application={application} size={64} />}
    >
      <Progressed application={application} glow={isUrgent(situationOf(application.progress, today))} />
      <Now progress={application.progress} today={today} />
    </SubjectCard>
  );
}
