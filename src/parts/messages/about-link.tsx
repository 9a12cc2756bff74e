import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Message } from './message.ts';

interface AboutLinkProps {
  about: Message['about'];
  /** The reader leaves: whatever floats above the page goes away. */
  onLeave?: () => void;
}

/** The way to what a message is about, in one click; nothing when it is about no page. */
export function AboutLink({ about, onLeave }: AboutLinkProps): ReactNode {
  const { t } = useText();
  if (about === null) return null;
  const { kind, id } = about;
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
  switch (kind) {
    case 'APPLICATION':
      return (
        <TextLink to="/epd/mineEpd" search={{ id }} {...leave}>
          {t('inbox.toApplication')}
        </TextLink>
      );
    case 'VERIFICATION':
      return (
        <TextLink to="/myDetails" search={{ id }} {...leave}>
          {t('inbox.toVerification')}
        </TextLink>
      );
    case 'PCR_REQUEST':
      return (
        <TextLink to="/Pcr/minePcr" {...leave}>
          {t('inbox.toPcr')}
        </TextLink>
      );
    case 'COMPANY':
      return (
        <TextLink to="/enterprise" {...leave}>
          {t('inbox.toCompany')}
        </TextLink>
      );
  }
}
