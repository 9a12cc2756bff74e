import { RouterContextProvider } from '@tanstack/react-router';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LegalText } from '#src/features/legal/legal-text.tsx';
import { CancelAccount } from '#src/features/legal/current-screen.tsx';
import { LastDay, ProductNotice, ProductPlaces } from '#src/features/product/product-head.tsx';
import classes from '#src/features/product/product-head.module.css';
import type { Language } from '#src/i18n/keys.ts';
import { formatDate } from '#src/lib/format.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { GwpFigure, type GwpDetail } from '#src/parts/declaration/gwp-figure.tsx';
import { VALIDITY_BADGE } from '#src/parts/declaration/validity.ts';
import { LEGAL_TYPES, type LegalType } from '#src/parts/legal/legal-document.ts';
import { OWN_TITLE, type RoutePage } from '#src/parts/page/route-head.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { theme } from '#src/ui/theme/theme.ts';
import type { PieceName } from './fill-head.ts';
import type { PortalRouter } from './router.ts';

/** Sample data, replaced by placeholders after rendering. */
const SAMPLE = { gwp: 123_456, newer: 'newer-id', zh: '中文名称', en: 'An English name' } as const;

function partHtml(part: ReactNode, router: PortalRouter): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        {part}
      </MantineProvider>
    </RouterContextProvider>,
  );
}

/** The page that opens, as `ComingPage` shows it (parts/page/route-head.tsx). */
export const comingPage = ({ title = 'common.appName', head }: RoutePage, router: PortalRouter): string =>
  partHtml(
    <PageWidth>
      <div data-coming>
        {!OWN_TITLE.has(head?.shape) && <PageTitle title={title} {...head} />}
        <LoadingState {...head} />
      </div>
    </PageWidth>,
    router,
  );

/** HTML with placeholders (`{name}`) for src/app/fill-head.ts. Used by the build, after the texts have started. */
export function headParts(language: Language, router: PortalRouter): Record<PieceName, string> {
  const html = (part: ReactNode): string => partHtml(part, router);
  const notice = (expired: boolean, newer: boolean): string =>
    html(
      <ProductNotice
        detail={{
          validUntil: expired ? '2000-01-01' : '',
          supersededById: newer ? SAMPLE.newer : null,
          supersededByNumber: '{newer}',
        }}
      />,
    ).replaceAll(SAMPLE.newer, '{newerPath}');
  const figure = (of: Partial<GwpDetail>): string => {
    const bare = { gwp: SAMPLE.gwp, gwpUnit: '', statesNoGwp: false, declaredUnit: '', boundary: '' };
    return html(<GwpFigure detail={{ ...bare, ...of }} />).replaceAll(formatNumber(SAMPLE.gwp), '{gwp}');
  };
  const other = SAMPLE[language === 'zh' ? 'en' : 'zh'];
  return {
    whole: html(
      <article className={classes.root}>
        <ProductPlaces
          drawn=""
          name="{name}"
          company="{company}"
          number="{number}"
          badge="{badge}"
          lastDay="{lastDay}"
          notice="{notice}"
          figure="{figure}"
        />
        <section className={classes.standing} data-band>
          <LoadingState shape="text" count={3} />
        </section>
      </article>,
    ),
    valid: html(<StatusBadge {...VALIDITY_BADGE.valid} />),
    expiring: html(<StatusBadge {...VALIDITY_BADGE.expiring} />),
    expired: html(<StatusBadge {...VALIDITY_BADGE.expired} />),
    superseded: html(<StatusBadge {...VALIDITY_BADGE.superseded} />),
    otherName: html(<AsWritten text={other} tag />).replaceAll(other, '{text}'),
    otherCompany: html(<AsWritten text={other} />).replaceAll(other, '{text}'),
    lastDay: html(<LastDay date="{date}" />),
    figure: figure({ gwpUnit: '{unit}', declaredUnit: '{of}' }),
    bareFigure: figure({}),
    noFigure: figure({ gwp: null, statesNoGwp: true }),
    noticeExpired: notice(true, false),
    noticeNewer: notice(false, true),
    noticeBoth: notice(true, true),
  };
}

/** A legal document with version and date, or without both. */
export type TextPieceName = LegalType | `${LegalType}.bare`;

/** Sample data, replaced by a placeholder after rendering. */
const DAY = '2000-01-31';

/** HTML with placeholders (`{name}`) for src/app/early-text.ts. Used by the build, after the texts have started. */
export function textParts(language: Language, router: PortalRouter): Record<TextPieceName, string> {
  const part = (type: LegalType, version: string, publishedOn: string): string =>
    partHtml(
      <LegalText
        document={{
          type,
          id: type,
          version,
          publishedOn,
          expiresOn: null,
          isOpenEnded: false,
          html: '{text}',
        }}
        current
        today={DAY}
        links={type === 'PRIVACY' && <CancelAccount />}
      />,
      router,
    ).replaceAll(formatDate(DAY, language), '{date}');
  // Safe: one entry for each name.
  return Object.fromEntries(
    LEGAL_TYPES.flatMap((type) => [
      [type, part(type, '{version}', DAY)],
      [`${type}.bare`, part(type, '', '')],
    ]),
  ) as Record<TextPieceName, string>;
}
