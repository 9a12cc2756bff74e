import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import classes from './introduction.module.css';

export function Explained({
  terms,
}: {
  terms: readonly (readonly [term: TextKey, what: TextKey])[];
}): ReactNode {
  const { t } = useText();
  return (
    <dl className={classes.terms}>
      {terms.map(([term, what]) => (
        <div key={term} className={classes.term}>
          <dt>{t(term)}</dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
