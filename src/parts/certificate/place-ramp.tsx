import type { CSSProperties, ReactNode } from 'react';
import { usePhrase } from '#src/ui/words.ts';
import type { DeclarationDetail } from '../declaration/declaration.ts';
import { dataColour, placeAmongPeers, placeWords } from '../declaration/place.ts';
import classes from './place-ramp.module.css';

/** Place among comparable declarations on the ramp of the data colour, with its words; nothing under three of them. */
export function PlaceRamp({ detail }: { detail: Pick<DeclarationDetail, 'id' | 'peers'> }): ReactNode {
  const say = usePhrase();
  const place = placeAmongPeers(detail.id, detail.peers);
  if (place === null) return null;
  const at: CSSProperties & Record<`--${string}`, string> = {
    '--at': `${(place.share * 100).toFixed(1)}%`,
    '--place': dataColour(place.share),
  };
  return (
    <div style={at}>
      <span className={classes.ramp} aria-hidden />
      <p className={classes.words}>{say(placeWords(place))}</p>
    </div>
  );
}
