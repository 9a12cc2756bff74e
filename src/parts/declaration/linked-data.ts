import type { Language } from '#src/i18n/keys.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';
import type { DeclarationDetail } from './declaration.ts';
import { plainUnit } from '#src/lib/formats/plain-unit.ts';

interface Page {
  readonly t: Translate;
  readonly lang: Language;
  readonly address: string;
  /** Absolute address of a path of the portal. */
  readonly addressOf: (path: string) => string;
}

/** Drops what the server omitted: an empty field would be a claim. */
const told = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** A declaration as schema.org's `Product`, `Dataset` and `BreadcrumbList`, for search engines. */
export function linkedData(detail: DeclarationDetail, { t, lang, address, addressOf }: Page): object {
  const name = (names: TwoNames): string => nameIn(lang, names);
  const product = name(detail.product);
  const company = name(detail.company);
  const organization = company === '' ? null : { '@type': 'Organization', name: company };
  const gwp =
    detail.gwp === null
      ? null
      : told({
          '@type': 'PropertyValue',
          name: t('epd.search.gwp'),
          value: detail.gwp,
          unitText: plainUnit(detail.gwpUnit),
        });
  const crumbs = [
    [t('nav.home'), addressOf('/')],
    [t('nav.epdSearch'), addressOf('/epd/epdSearch')],
    [product, address],
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      told({
        '@type': 'Product',
        '@id': `${address}#product`,
        name: product,
        url: address,
        productID: detail.productNumber,
        manufacturer: organization,
        additionalProperty: gwp,
      }),
      told({
        '@type': 'Dataset',
        '@id': `${address}#declaration`,
        name: [product, detail.number].filter(Boolean).join(' '),
        description: [t('epd.product.title'), product, company, detail.number].filter(Boolean).join(' · '),
        url: address,
        inLanguage: LANGUAGE_TAG[lang],
        identifier: detail.number,
        creator: organization,
        about: { '@id': `${address}#product` },
        datePublished: detail.published,
        expires: detail.validUntil,
        measurementTechnique: name(detail.pcr) || detail.pcrNumber,
        variableMeasured: gwp,
        isAccessibleForFree: true,
      }),
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(([crumb, item], at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: crumb,
          item,
        })),
      },
    ],
  };
}
