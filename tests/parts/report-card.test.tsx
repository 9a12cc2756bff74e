/** The report card and the note on CBAM as people see them. */
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Certificate } from '#src/parts/certificate/certificate.tsx';
import { toDetail } from '#src/parts/declaration/read.ts';
import { PublishedCard } from '#src/parts/report-card/report-card.tsx';
import { renderPage } from '../features/render-page.tsx';
import { mock, startMock } from '../support/mock.ts';

const sent = {
  id: 'epd-1',
  productName: '螺纹钢',
  productType: 'EPD' as const,
  epdRegistrationNumber: 'EPD-ST-2020-0001',
  epdEffectiveDate: '2020-01-01',
  epdExpirationDate: '2024-12-31',
  gwp100: 820,
  declaredUnit: '1 t',
  indicators: [
    { code: 'GWP100', name: '全球变暖潜势', unit: 'kg CO2e', a1: 369, a2: 57, a3: 500, total: 820 },
  ],
};

it('shows errors first, each with its reason and norm, and what is not told apart from them', async () => {
  await startMock();
  await renderPage(<PublishedCard detail={toDetail(sent, 'epd-1')} />);
  const card = await screen.findByRole('region', { name: 'Automatic checks' });
  const groups = within(card).getAllByRole('group', { hidden: true }).slice(1);
  expect(groups.map((group) => group.querySelector('summary')?.textContent.replace(/ \(.*/, ''))).toEqual([
    'Errors',
    'Not stated',
    'Fulfilled',
  ]);
  const [errors, untold] = groups;
  expect(errors).toHaveAttribute('open');
  expect(errors).toHaveTextContent('It expired on 2024-12-31.');
  expect(errors).toHaveTextContent(
    'The modules do not give the total: GWP100.EN 15804, ISO 21930, ISO 14025',
  );
  expect(untold).not.toHaveAttribute('open');
  expect(untold).toHaveTextContent('The register does not tell this; see the report.The owner is named');
});

it('waits for nothing that the server does not send: without the list of PCR their rules are untold', async () => {
  await startMock();
  mock.world.faults = [{ operationId: 'listPcrs', kind: 'status', value: 500, times: 9 }];
  await renderPage(<PublishedCard detail={toDetail({ ...sent, pcrNumber: 'PCR-ST-2023-04' }, 'epd-1')} />);
  const card = await screen.findByRole('region', { name: 'Automatic checks' });
  expect(card.querySelector('[data-rule=pcrListed]')).toHaveAttribute('data-verdict', 'untold');
});

it('says by a figure, and only by a figure, that it is no CBAM value', async () => {
  await startMock();
  await renderPage(<Certificate detail={toDetail(sent, 'epd-1')} heading={null} marks={null} />);
  expect(await screen.findByText(/^Not a CBAM value: Regulation \(EU\) 2023\/956/)).toBeVisible();
  cleanup();
  await renderPage(
    <Certificate
      detail={toDetail({ ...sent, gwp100: null, indicators: [] }, 'epd-1')}
      heading={null}
      marks={null}
    />,
  );
  expect(await screen.findByText('This declaration states no GWP100')).toBeVisible();
  expect(screen.queryByText(/CBAM/)).toBeNull();
});
