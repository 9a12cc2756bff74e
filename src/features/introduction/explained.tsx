import type { ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { Section } from '#src/ui/section.tsx';
import classes from './introduction.module.css';

interface ExplainedProps {
  title: TextKey;
  intro?: TextKey;
  space?: 'wide' | 'near';
  terms: readonly (readonly [term: TextKey, what: TextKey])[];
}

export function Explained({ terms, ...section }: ExplainedProps): ReactNode {
  const { t } = useText();
  return (
    <Section {...section}>
      <dl className={classes.terms}>
        {terms.map(([term, what]) => (
          <div key={term} className={classes.term}>
            <dt>{t(term)}</dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
