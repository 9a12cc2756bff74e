import type { Same } from '../types.ts';
import type { gpiZh } from '../zh/gpi.ts';

export const gpiEn = {
  title: 'General programme instructions (GPI)',
  intro: 'The GPI sets out how the EPD programme is run: workflow, verification and responsibilities.',
  downloadCn: 'Download Chinese version',
  downloadEn: 'Download English version',
  notAvailable: 'The document is not available yet',
  loginPrompt: 'Log in to download this document',
  contents: 'What it covers',
  files: 'Files',
  pointScope: 'Scope of the programme and types of declarations',
  pointRoles: 'Duties of the platform, companies, verifiers and the review panel',
  pointRules: 'How product category rules are made and revised',
  pointVerify: 'Requirements and procedure of independent verification',
  pointPublish: 'Publication, validity and withdrawal of declarations',
} as const satisfies Same<typeof gpiZh>;
