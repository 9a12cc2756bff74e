import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { drawnName } from '../certificate/drawn-name.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { entryQuery } from '../file-check/use-register.ts';
import classes from './verification.module.css';

/** The number of a row above what it stands for in the register, whose place is kept until the register answers. */
export function RequestSubject({ number, children }: { number: string; children: ReactNode }): ReactNode {
  const { t, lang } = useText();
  const { data } = useQuery({ ...entryQuery(number), enabled: number !== '' });
  const name = data == null ? '' : nameIn(lang, data.product);
  return (
    <div className={classes.subject}>
      {data != null && <ProductDrawing name={drawnName(data)} />}
      {children}
      <span className={classes.what} title={name}>
        {data === null && t('verify.agency.noEntry')}
        {/* A product without a name is called by its number. */}
        {name !== data?.number && <AsWritten text={name} />}
      </span>
    </div>
  );
}
