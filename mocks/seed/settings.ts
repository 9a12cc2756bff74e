/** Switches of the platform. The one of the LCA tool button is a dictionary item (dictionaries.ts), as documented. */
import type { SeedContext } from './context.ts';

/** `fieldValue` of GET /p/system/setting/qrShow: '1' shows QR codes in the search, '0' hides them. */
export const QR_SETTING = 'qrShow';

export function seedSettings({ store }: SeedContext): void {
  store.settings.put({ id: QR_SETTING, value: '0' });
}
