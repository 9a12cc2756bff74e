import { LegalText } from '#src/features/legal/legal-text.tsx';
import { CancelAccount } from '#src/features/legal/current-screen.tsx';
import type { Language } from '#src/i18n/keys.ts';
import { formatDate } from '#src/lib/format.ts';
import { LEGAL_TYPES, type LegalType } from '#src/parts/legal/legal-document.ts';
import { partHtml } from './head-parts.tsx';
import type { PortalRouter } from './router.ts';

/** A legal document with version and date, or without both. */
export type TextPieceName = LegalType | `${LegalType}.bare`;

/** Sample data, replaced by a placeholder after rendering. */
const DAY = '2000-01-31';

/** HTML with placeholders (`{name}`) for src/app/early-text.ts. Used by the build, after the texts have started. */
export function textParts(language: Language, router: PortalRouter): Record<TextPieceName, string> {
  const part = (type: LegalType, version: string, publishedOn: string): string =>
    partHtml(
      <LegalText
        document={{
          type,
          id: type,
          version,
          publishedOn,
          expiresOn: null,
          isOpenEnded: false,
          html: '{text}',
        }}
        current
        today={DAY}
        links={type === 'PRIVACY' && <CancelAccount />}
      />,
      router,
    ).replaceAll(formatDate(DAY, language), '{date}');
  // Safe: one entry for each name.
  return Object.fromEntries(
    LEGAL_TYPES.flatMap((type) => [
      [type, part(type, '{version}', DAY)],
      [`${type}.bare`, part(type, '', '')],
    ]),
  ) as Record<TextPieceName, string>;
}
