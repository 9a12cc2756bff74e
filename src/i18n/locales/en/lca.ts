import type { Same } from '../types.ts';
import type { lcaZh } from '../zh/lca.ts';

export const lcaEn = {
  introTitle: 'What is LCA?',
  introBody:
    'Life cycle assessment (LCA) under ISO 14040/14044 quantifies impacts from raw materials to the factory gate and beyond.',
  toolsTitle: 'LCA tool trial',
  toolsIntro: 'Apply for a trial. Once it is active you can open the LCA tool directly.',
  mobile: 'Mobile number',
  username: 'Name',
  company: 'Company name',
  industry: 'Industry category',
  position: 'Position',
  submit: 'Request a trial',
  success: 'Trial request submitted. Watch for our notice.',
  redirecting: 'Opening the LCA tool…',
  checkFail: 'Could not check your subscription. Try again later.',
  valid: {
    username: 'Enter your name',
    company: 'Enter the company name',
    industry: 'Select an industry category',
    position: 'Enter your position',
  },
} as const satisfies Same<typeof lcaZh>;
