import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { factWords } from '#src/parts/declaration/validity-words.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import type { Declaration, Peer } from '../declaration/declaration.ts';
import { CbamNote } from '../declaration/cbam-note.tsx';
import { GwpFigure } from '../declaration/gwp-figure.tsx';
import { figureStyle } from '../declaration/place.ts';
import { drawnName } from './drawn-name.ts';
import { PlaceRamp } from './place-ramp.tsx';
import { SealMark } from './seal-mark.tsx';
import classes from './certificate.module.css';

interface CertificateProps {
  /** Without peers while only its row is known. */
  detail: Declaration & { peers?: readonly Peer[] };
  /** The product's name as a heading of the page. */
  heading: ReactNode;
  /** Number, validity and links. */
  marks: ReactNode;
}

/** Head of a declaration: a band of ink with its drawing, figure, place among its like, and seal. */
export function Certificate({ detail, heading, marks }: CertificateProps): ReactNode {
  const { t, lang } = useText();
  return (
    <div className={classes.frame}>
      <header className={classes.band} data-band>
        <div className={classes.name}>
          {detail.type !== null && <p className={classes.kind}>{factWords(detail, t).type}</p>}
          {heading}
          <p className={classes.owner}>
            <AsWritten text={nameIn(lang, detail.company)} />
          </p>
          {marks}
        </div>
        <div className={classes.drawing}>
          <ProductDrawing name={drawnName(detail)} size={200} />
        </div>
        <div className={classes.figure} style={figureStyle(detail.id, detail.peers)}>
          <GwpFigure detail={detail} />
          <PlaceRamp id={detail.id} peers={detail.peers} />
        </div>
        <div className={classes.standing}>
          <SealMark declaration={detail} />
        </div>
      </header>
      {detail.gwp !== null && <CbamNote />}
    </div>
  );
}
