import { ConfigError } from '#src/config/schema.ts';
import { currentLanguage } from '#src/i18n/language.ts';

declare global {
  interface Window {
    /** Of public/failure.js, which runs before all modules. `detail`: what is wrong with the configuration. */
    showFailure: (language: string, detail?: string) => void;
  }
}

/** The last page that can be shown: when the portal could not start, or broke as a whole. */
export function showBootFailure(error: unknown): void {
  console.error(error);
  window.showFailure(currentLanguage(), error instanceof ConfigError ? error.message : '');
}
