import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { TickBox } from '#src/ui/tick-box.tsx';
import type { Choice } from './use-choice.ts';
import classes from './compare.module.css';

/** Chooses a declaration for a comparison. It can always be pressed: what cannot be added is explained. */
export function PickBox({ row, choice }: { row: Declaration; choice: Choice }): ReactNode {
  const { t, lang } = useText();
  return (
    <TickBox
      // The words beside the box stand on cards only; a table has them in its head. The sign without width keeps the box on
      // the line of the row's first words.
      words={
        <>
          {'\u200B'}
          <span className={classes.pick}>{t('compare.pickShort')}</span>
        </>
      }
      aria-label={t('compare.pick', { name: nameIn(lang, row.product) || row.number })}
      checked={choice.chosen.some(({ id }) => id === row.id)}
      onChange={() => choice.toggle(row)}
    />
  );
}
