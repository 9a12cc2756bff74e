import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { placeWords } from '#src/parts/declaration/place.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { usePhrase } from '#src/ui/words.ts';
import classes from './dot-card.module.css';
import type { FieldDot } from './place-dots.ts';

/** What a dot stands for: figure, place among its like, name, company, and the way to the declaration. */
export function DotCard({ dot: { row, place } }: { dot: FieldDot }): ReactNode {
  const { lang } = useText();
  const say = usePhrase();
  const pcr = nameIn(lang, row.pcrName) || row.pcr;
  return (
    <div className={classes.root} data-card>
      <p className={classes.figure}>
        <b>{formatNumber(row.gwp)}</b> {row.gwpUnit}
      </p>
      {place !== null && (
        <p className={classes.place}>
          {say(placeWords(place))}
          {pcr !== '' && ` · ${pcr}`}
        </p>
      )}
      <TextLink to="/epd/epdSearch" search={{ id: row.id }} fw={600}>
        <AsWritten text={row.product} />
      </TextLink>
      <p>{row.company}</p>
      <p className={classes.number}>{row.number}</p>
    </div>
  );
}
