/** Web app manifest; the app starts with the last opened product. */
import { PLATFORM_NAME } from '#src/lib/platform-name.ts';
import { WORKER_SCOPE } from '#src/lib/offline.ts';
import { ROLES } from '#src/ui/theme/colors.ts';
import { ICONS } from './share-picture.ts';

export const MANIFEST = 'app.webmanifest';

/** Relative URLs work under any base path. */
export const manifest = (): object => ({
  id: WORKER_SCOPE,
  name: `${PLATFORM_NAME.zh} · ${PLATFORM_NAME.en}`,
  short_name: '钢铁 EPD',
  lang: 'zh-CN',
  start_url: WORKER_SCOPE,
  scope: './',
  display: 'standalone',
  theme_color: ROLES.light.panel,
  background_color: ROLES.light.ground,
  icons: ICONS.map(({ file, size, purpose }) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
});
