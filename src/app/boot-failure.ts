import { ConfigError } from '#src/config/schema.ts';
import { currentLanguage } from '#src/i18n/language.ts';

declare global {
  interface Window {
    /** Defined in public/failure.js. `detail`: errors of the configuration. */
    showFailure: (language: string, detail?: string) => void;
  }
}

export function showBootFailure(error: unknown): void {
  console.error(error);
  window.showFailure(currentLanguage(), error instanceof ConfigError ? error.message : '');
}
