import { noop } from '@tanstack/react-query';
import { config } from '#src/config/config.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { hearErrors, noticeError } from '#src/lib/notice-error.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { buildVersion } from '#src/lib/build-version.ts';

/**
 * Sends reports where this deployment wants them (docs/deployment.md); what does so is only fetched then.
 * @param templateOf the documented path of a page, null while nobody knows it
 */
export function reportWhereWanted(templateOf: (path: string) => string | null): void {
  const { reportUrl, reportShare } = config();
  if (reportUrl === '' || Math.random() >= reportShare) {
    hearErrors(null);
    return;
  }
  window.addEventListener('error', ({ error, message }) => {
    // Files that did not come have no error; scripts among them are told by whoever wanted them.
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
