import { expect, it } from 'vitest';
import { linkedData } from '#src/parts/declaration/linked-data.ts';
import { toDetail } from '#src/parts/declaration/read.ts';

const page = {
  t: (key: string) => key,
  lang: 'en' as const,
  address: 'https://steel.example.com/app/epd/epd-1',
  addressOf: (path: string) => `https://steel.example.com${path}`,
};

it('names the product, the figure with its unit and the validity, as schema.org spells them', () => {
  const detail = toDetail(
    {
      id: 'epd-1',
      productName: '热轧卷',
      productNameEn: 'Hot rolled coil',
      companyName: '澜江钢铁',
      companyNameEn: 'Lanjiang Steel',
      epdRegistrationNumber: 'EPD-2026-1',
      epdExpirationDate: '2030-01-31',
      gwp100: 2150.5,
      declaredUnit: '1 t',
    },
    'epd-1',
  );
  expect(linkedData(detail, page)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: 'Hot rolled coil',
        url: page.address,
        manufacturer: { '@type': 'Organization', name: 'Lanjiang Steel' },
        additionalProperty: { value: 2150.5, unitText: 'kg CO2e/t' },
      },
      {
        '@type': 'Dataset',
        name: 'Hot rolled coil EPD-2026-1',
        identifier: 'EPD-2026-1',
        expires: '2030-01-31',
        about: { '@id': `${page.address}#product` },
        variableMeasured: { value: 2150.5 },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://steel.example.com/' },
          { position: 2, item: 'https://steel.example.com/epd/epdSearch' },
          { position: 3, name: 'Hot rolled coil', item: page.address },
        ],
      },
    ],
  });
});

it('claims nothing that the server omitted', () => {
  const text = JSON.stringify(linkedData(toDetail({ id: 'epd-1', productName: '卷' }, 'epd-1'), page));
  for (const field of [
    'manufacturer',
    'additionalProperty',
    'variableMeasured',
    'expires',
    'identifier',
    'null',
    '""',
  ])
    expect(text).not.toContain(field);
});
