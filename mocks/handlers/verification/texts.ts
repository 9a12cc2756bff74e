import type { Text } from '../shared/say.ts';

/** Also said of a record that the caller may not see: whether it exists is not theirs to know. */
export const NO_RECORD: Text = { zh: '核验记录不存在', en: 'The record does not exist.' };
