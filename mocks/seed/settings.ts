/** Switches of the platform. The one of the LCA tool button is a dictionary item (dictionaries.ts), as documented. */
import { QR_SETTING } from '../domain/settings.ts';
import type { SeedContext } from './context.ts';

export function seedSettings({ store }: SeedContext): void {
  store.settings.put({ id: QR_SETTING, value: '0' });
}
