/** Looking for declarations and rules, and taking their files home. */
import { called, isOpen, sentFile, type Act } from './act.ts';

export const FILES: readonly Act[] = [
  {
    name: '/pcr/pcrSearch: download',
    path: '/pcr/pcrSearch',
    persona: 'certified',
    go: (hands) => hands.press(/^Download English version/),
    arrived: sentFile('downloadPcr'),
  },
  {
    name: '/app/epd/$id: download',
    path: '/app/epd/b-001',
    persona: 'certified',
    go: (hands) => hands.press('Download report'),
    arrived: sentFile('downloadByProductNumber'),
  },
  {
    name: '/dtpfg/dtpfgApplyFor: template',
    path: '/dtpfg/dtpfgApplyFor',
    persona: 'certified',
    go: (hands) => hands.press(/data/i),
    arrived: sentFile('downloadTemplate'),
  },
  {
    name: '/gpi: download',
    path: '/gpi',
    persona: 'certified',
    go: (hands) => hands.press(/^Download English version/),
    arrived: sentFile('downloadAttachment'),
  },
  {
    name: '/epd/epdSearch: QR code',
    path: '/epd/epdSearch?company=C01',
    persona: 'certified',
    scenario: 'qr-on',
    go: async (hands) => {
      if (!isOpen()) await hands.press(/Show QR code/);
      await hands.opens('[role=dialog]');
    },
    arrived: called('getDeclarationQr'),
  },
  {
    name: 'the palette',
    path: '/news',
    persona: 'certified',
    go: async (hands) => {
      if (!isOpen()) await hands.press('Go to');
      await hands.opens('[role=dialog] [role=combobox]');
      await hands.type(/./, 'rebar');
    },
    arrived: called('searchDeclarations'),
  },
];
