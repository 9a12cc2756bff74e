import type { TwoNames } from './names.ts';

/** The platform's name where both languages are needed; `appName` in the texts, which are loaded one language at a time. */
export const PLATFORM_NAME: TwoNames = { zh: '钢铁环境产品声明平台', en: 'Steel EPD Platform' };
