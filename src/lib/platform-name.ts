import type { TwoNames } from './names.ts';

/** For places that need both languages; the texts (`appName`) are loaded one language at a time. */
export const PLATFORM_NAME: TwoNames = { zh: '钢铁环境产品声明平台', en: 'Steel EPD Platform' };
