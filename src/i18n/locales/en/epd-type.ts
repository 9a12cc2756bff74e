import type { Same } from '../types.ts';
import type { epdTypeZh } from '../zh/epd-type.ts';

export const epdTypeEn = {
  apply: {
    typeEpd: 'Environmental product declaration (EPD)',
    typeCfp: 'Carbon footprint declaration (CFP)',
  },
} as const satisfies Same<typeof epdTypeZh>;
