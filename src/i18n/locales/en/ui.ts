import type { Same } from '../types.ts';
import type { uiZh } from '../zh/ui.ts';

export const uiEn = {
  routeLoading: 'The page is loading',
  scheme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'Same as system',
  },
  state: {
    errorTitle: 'The content could not be loaded',
    errorCode: 'Code: {{code}}',
  },
  written: {
    zh: 'Chinese',
    zhOnly: 'Only available in Chinese',
    en: 'English',
    enOnly: 'Only available in English',
  },
  notify: {
    success: 'Done',
    error: 'Error',
    warn: 'Please note',
    info: 'Note',
  },
} as const satisfies Same<typeof uiZh>;
