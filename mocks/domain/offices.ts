/** Publishers of news (decision 35). */
import { both } from './language.ts';

export const PUBLISHER = both('平台秘书处', 'Platform secretariat');
export const EDITOR = {
  technical: both('技术部', 'Technical department'),
  secretariat: both('秘书处', 'Secretariat'),
} as const;
