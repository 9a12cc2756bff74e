import type { CSSProperties, ReactNode } from 'react';
import { usePhrase } from '#src/ui/words.ts';
import type { DeclarationDetail } from '../declaration/declaration.ts';
import { dataColour, placeAmongPeers, placeWords } from '../declaration/place.ts';
import classes from './place-ramp.module.css';

/** Colour of the figure by its place among comparable declarations, for an element around both. */
export function figureColour({ id, peers }: Pick<DeclarationDetail, 'id' | 'peers'>): CSSProperties {
  const place = placeAmongPeers(id, peers);
  const colour: CSSProperties & Record<`--${string}`, string> =
    place === null ? {} : { '--figure-colour': dataColour(place.share) };
  return colour;
}

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
