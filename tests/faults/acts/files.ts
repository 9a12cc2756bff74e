/** Looking for declarations and rules, and taking their files home. */
import { act, type Act, download, first, isOpen } from './act.ts';

export const FILES: readonly Act[] = [
  download('/pcr/pcrSearch: download', 'downloadPcr', {
    path: '/pcr/pcrSearch?number=PCR-ST-2023-04',
    go: async (user) => {
      await user.press(/^Documents/);
      await user.press(/^Download English version/);
    },
  }),
  download('/app/epd/$id: download', 'downloadByProductNumber', {
    path: '/app/epd/b-001',
    go: (user) => user.press('Download report'),
  }),
  download('/dtpfg/dtpfgApplyFor: template', 'downloadTemplate', {
    go: (user) => user.press(/data/i),
  }),
  download('/gpi: download', 'downloadAttachment', {
    go: (user) => user.press(/^Download English version/),
  }),
  act('/epd/epdSearch: QR code', 'getDeclarationQr', {
    path: '/epd/epdSearch?company=C01',
    scenario: 'qr-on',
    go: first(/Show QR code/, (user) => user.opens('[role=dialog]')),
    reads: true,
  }),
  act('the palette', 'searchDeclarations', {
    path: '/gpi',
    go: async (user) => {
      if (!isOpen()) await user.press('Go to');
      await user.opens('[role=dialog] [role=combobox]');
      await user.type(/./, 'rebar');
    },
    reads: true,
  }),
];
