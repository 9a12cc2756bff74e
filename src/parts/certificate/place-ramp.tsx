import type { CSSProperties, ReactNode } from 'react';
import { usePhrase } from '#src/ui/words.ts';
import type { Peer } from '../declaration/declaration.ts';
import { dataColour, placeAmongPeers, placeWords } from '../declaration/place.ts';
import classes from './place-ramp.module.css';

interface PlaceRampProps {
  id: string;
  /** Undefined while they load. */
  peers: readonly Peer[] | undefined;
}

/** Place among comparable declarations on the ramp of the data colour, with its words; nothing under three of them. */
export function PlaceRamp({ id, peers }: PlaceRampProps): ReactNode {
  const say = usePhrase();
  if (peers === undefined) return <div className={classes.coming} />;
  const place = placeAmongPeers(id, peers);
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
