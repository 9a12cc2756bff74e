import type { Same } from '../types.ts';
import type { gpiZh } from '../zh/gpi.ts';

export const gpiEn = {
  title: 'General programme instructions (GPI)',
  intro: 'The GPI sets out how the EPD programme is run: workflow, verification and responsibilities.',
  downloadCn: 'Download Chinese version',
  downloadEn: 'Download English version',
  notAvailable: 'The document is not available yet',
  loginPrompt: 'Log in to download this document',
} as const satisfies Same<typeof gpiZh>;
