import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { drawnName } from '#src/parts/certificate/drawn-name.ts';
import { figureStyle } from '#src/parts/declaration/place.ts';
import { GwpFigure } from '#src/parts/declaration/gwp-figure.tsx';
import { StandingNotice } from '#src/parts/declaration/standing-notice.tsx';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import classes from './product-head.module.css';
import base from '#src/ui/base.module.css';

/** Summary for visitors of a QR code: product, company, validity and GWP100. */
export function ProductHead({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { lang } = useText();
  return (
    <ProductPlaces
      drawn={drawnName(detail)}
      name={<AsWritten text={nameIn(lang, detail.product)} tag />}
      company={<AsWritten text={nameIn(lang, detail.company)} />}
      number={detail.number}
      badge={<ValidityBadge lastDay={detail.validUntil} superseded={detail.supersededById !== null} />}
      lastDay={detail.validUntil !== '' && <LastDay date={formatDateInText(detail.validUntil, lang)} />}
      notice={<ProductNotice detail={detail} />}
      figure={<GwpFigure detail={detail} />}
      tint={figureStyle(detail.id, detail.peers)}
    />
  );
}

interface ProductPlacesProps {
  /** Names that the drawing is chosen by. */
  drawn: string;
  name: ReactNode;
  company: ReactNode;
  number: string;
  badge: ReactNode;
  lastDay: ReactNode;
  notice: ReactNode;
  figure: ReactNode;
  /** Data colour of the figure. */
  tint?: CSSProperties;
}

/** Layout of the head; the build renders it with placeholders (src/app/head-parts.tsx). */
export function ProductPlaces({
  drawn,
  name,
  company,
  number,
  badge,
  lastDay,
  notice,
  figure,
  tint,
}: ProductPlacesProps): ReactNode {
  const { t } = useText();
  return (
    <>
      <div className={classes.notice}>{notice}</div>
      <header className={classes.head} data-band>
        <div className={classes.words}>
          <p className={base.note}>{t('epd.product.title')}</p>
          <Title order={1} className={classes.name}>
            {name}
          </Title>
          <p className={classes.company}>{company}</p>
          <p className={classes.number}>{number}</p>
          <div className={classes.mark}>
            {badge}
            {lastDay}
          </div>
        </div>
        <ProductDrawing name={drawn} size={80} />
      </header>
      <div className={classes.figure} data-band style={tint}>
        {figure}
      </div>
    </>
  );
}

/** @param date formatted for running text */
export function LastDay({ date }: { date: string }): ReactNode {
  const { t } = useText();
  return <span>{t('epd.product.validUntil', { date })}</span>;
}

/** Notice of an expired or superseded declaration, with a link to the newer product. */
export function ProductNotice({ detail }: Pick<ComponentProps<typeof StandingNotice>, 'detail'>): ReactNode {
  return (
    <StandingNotice
      detail={detail}
      way={(newer) => <TextLink to="/app/epd/$id" params={{ id: newer }} label="epd.detail.openNewer" />}
    />
  );
}
