import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { productsOf } from './application-subject.tsx';
import type { MyApplication } from './model.ts';
import classes from './paper.module.css';
import base from '#src/ui/base.module.css';

/** Subject of a quote or contract: the user must see it before deciding, also when a link opens the dialog. */
export function PaperSubject({ application }: { application: MyApplication }): ReactNode {
  const text = useText();
  const { number } = application;
  return (
    <div className={classes.subject}>
      <p>
        <AsWritten text={productsOf(application, text)} tag />
      </p>
      {number !== '' && <p className={base.figure}>{number}</p>}
    </div>
  );
}
