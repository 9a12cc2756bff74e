import type { Same } from '../types.ts';
import type { footerZh } from '../zh/footer.ts';

export const footerEn = {
  address: 'Address',
  contact: 'Contact us',
  version: 'Version {{version}}',
  copyright: '© {{year}} Steel EPD Platform. All rights reserved.',
} as const satisfies Same<typeof footerZh>;
