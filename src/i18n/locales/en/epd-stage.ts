import type { Same } from '../types.ts';
import type { epdStageZh } from '../zh/epd-stage.ts';

export const epdStageEn = {
  stage: {
    s10: 'EPD application',
    s20: 'Contract generation',
    s30: 'LCA calculation',
    s40: 'Independent verification',
    s50: 'Report production',
    s60: 'Review panel review',
    s70: 'Report release',
  },
} as const satisfies Same<typeof epdStageZh>;
