import type { ComponentProps, ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { GWP_UNIT } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { StandingNotice } from '#src/parts/declaration/standing-notice.tsx';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { KeyFigure } from '#src/ui/key-figure.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import classes from './product-head.module.css';

/** What people scan a code for: what it is, whose it is, whether it is valid, and its figure. */
export function ProductHead({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { lang } = useText();
  return (
    <ProductPlaces
      name={<AsWritten text={nameIn(lang, detail.product)} tag />}
      company={<AsWritten text={nameIn(lang, detail.company)} />}
      badge={<ValidityBadge lastDay={detail.validUntil} />}
      lastDay={formatDateInText(detail.validUntil, lang)}
      notice={<ProductNotice detail={detail} />}
      figure={<ProductFigure gwp={detail.gwp} />}
    />
  );
}

interface ProductPlacesProps {
  name: ReactNode;
  company: ReactNode;
  badge: ReactNode;
  /** As it is written in a sentence. */
  lastDay: string;
  notice: ReactNode;
  figure: ReactNode;
}

/** Where each of it stands; the build draws this with marks in the places (src/app/head-parts.tsx). */
export function ProductPlaces({
  name,
  company,
  badge,
  lastDay,
  notice,
  figure,
}: ProductPlacesProps): ReactNode {
  const { t } = useText();
  return (
    <>
      <header className={classes.head}>
        <p className={classes.kind}>{t('epd.product.title')}</p>
        <Title order={1} className={classes.name}>
          {name}
        </Title>
        <p className={classes.company}>{company}</p>
        <div className={classes.mark}>
          {badge}
          <span>{t('epd.product.validUntil', { date: lastDay })}</span>
        </div>
      </header>
      {notice}
      <div className={classes.figure}>{figure}</div>
    </>
  );
}

/** What must be known before the figure is used, with the way to the newer product. */
export function ProductNotice({ detail }: Pick<ComponentProps<typeof StandingNotice>, 'detail'>): ReactNode {
  const { t } = useText();
  return (
    <StandingNotice
      detail={detail}
      way={(newer) => (
        <TextLink to="/app/epd/$id" params={{ id: newer }}>
          {t('epd.detail.openNewer')}
        </TextLink>
      )}
    />
  );
}

/** @param gwp kg CO₂e / t; null where it is not declared */
export function ProductFigure({ gwp }: { gwp: number | null }): ReactNode {
  return (
    <KeyFigure
      label="epd.search.gwp"
      value={gwp}
      unit={GWP_UNIT}
      scope={gwp === null ? 'epd.detail.noGwp' : 'epd.search.gwpTip'}
      tone="melt"
    />
  );
}
