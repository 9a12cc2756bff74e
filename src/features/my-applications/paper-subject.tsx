import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { productsOf } from './application-subject.tsx';
import type { MyApplication } from './model.ts';
import classes from './paper.module.css';

/** What a quote or contract is about: nobody should sign without seeing it, and a link opens them over any list. */
export function PaperSubject({ application }: { application: MyApplication }): ReactNode {
  const { lang } = useText();
  const { number } = application;
  return (
    <div className={classes.subject}>
      <p>
        <AsWritten text={productsOf(application, lang)} tag />
      </p>
      {number !== '' && <p className={classes.code}>{number}</p>}
    </div>
  );
}
