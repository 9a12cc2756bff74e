import { noop } from '@tanstack/react-query';
import { config } from '#src/config/config.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { subscribeErrors, noticeError } from '#src/lib/notice-error.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { buildVersion } from '#src/lib/build-version.ts';

/** The chunk is loaded only if the deployment configures reports. @param templateOf documented path of a page, else null */
export function reportIfConfigured(templateOf: (path: string) => string | null): void {
  const { reportUrl, reportShare } = config();
  if (reportUrl === '' || Math.random() >= reportShare) {
    subscribeErrors(null);
    return;
  }
  window.addEventListener('error', ({ error, message }) => {
    // Resource errors carry no error object; chunk errors are reported by their loaders.
    if (error !== undefined || message !== '')
      noticeError({ where: 'uncaught', error: (error as unknown) ?? message });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    noticeError({ where: 'rejection', error: reason }),
  );
  window.addEventListener('vite:preloadError', ({ payload }) =>
    noticeError({ where: 'chunk', error: payload }),
  );
  loadChunk(() => import('./reports/start.ts'))
    .then(({ startReports }) =>
      startReports({
        url: reportUrl,
        version: buildVersion() ?? '',
        language: currentLanguage(),
        templateOf,
      }),
    )
    .catch(noop);
}
