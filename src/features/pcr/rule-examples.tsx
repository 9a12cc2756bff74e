import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { pcrQueries } from './queries.ts';
import classes from './pcr.module.css';

/** Products that were declared under these rules. Their line keeps its place until they come. */
export function RuleExamples({ number }: { number: string }): ReactNode {
  const { t, lang } = useText();
  const { data, isError } = useQuery(pcrQueries.examples(number));
  if (isError || data?.length === 0) return null;
  return (
    <div className={classes.examples}>
      <span>{t('pcr.examples')}</span>
      <ul>
        {data?.map(({ id, product }) => (
          <li key={id}>
            <TextLink to="/epd/epdSearch" search={{ id, view: 'declaration' }}>
              <AsWritten text={nameIn(lang, product)} />
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
