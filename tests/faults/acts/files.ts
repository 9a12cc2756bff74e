/** Looking for declarations and rules, and taking their files home. */
import { called, isOpen, sentFile, type Act } from './act.ts';

export const FILES: readonly Act[] = [
  {
    name: '/pcr/pcrSearch: download',
    path: '/pcr/pcrSearch',
    persona: 'certified',
    go: (user) => user.press(/^Download English version/),
    arrived: sentFile('downloadPcr'),
  },
  {
    name: '/app/epd/$id: download',
    path: '/app/epd/b-001',
    persona: 'certified',
    go: (user) => user.press('Download report'),
    arrived: sentFile('downloadByProductNumber'),
  },
  {
    name: '/dtpfg/dtpfgApplyFor: template',
    path: '/dtpfg/dtpfgApplyFor',
    persona: 'certified',
    go: (user) => user.press(/data/i),
    arrived: sentFile('downloadTemplate'),
  },
  {
    name: '/gpi: download',
    path: '/gpi',
    persona: 'certified',
    go: (user) => user.press(/^Download English version/),
    arrived: sentFile('downloadAttachment'),
  },
  {
    name: '/epd/epdSearch: QR code',
    path: '/epd/epdSearch?company=C01',
    persona: 'certified',
    scenario: 'qr-on',
    go: async (user) => {
      if (!isOpen()) await user.press(/Show QR code/);
      await user.opens('[role=dialog]');
    },
    arrived: called('getDeclarationQr'),
    reads: true,
  },
  {
    name: 'the palette',
    path: '/news',
    persona: 'certified',
    go: async (user) => {
      if (!isOpen()) await user.press('Go to');
      await user.opens('[role=dialog] [role=combobox]');
      await user.type(/./, 'rebar');
    },
    arrived: called('searchDeclarations'),
    reads: true,
  },
];
