import type { ReactNode } from 'react';
import { IconCopyPlus } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { Hint } from '#src/ui/hint.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { productsOf } from './application-subject.tsx';
import type { MyApplication } from './model.ts';

/** The way to a new application that is filled in from this one. */
export function CopyLink({ application }: { application: MyApplication }): ReactNode {
  const { t, lang } = useText();
  const { id, number } = application;
  return (
    <Hint label="epd.mine.copy">
      {(trigger) => (
        <LinkButton
          {...trigger}
          to="/epd/epdApplyFor"
          search={{ copyOf: id }}
          variant="subtle"
          size="sm"
          px={6}
          aria-label={t('epd.mine.copyOf', {
            number: number === '' ? productsOf(application, lang) : number,
          })}
        >
          <IconCopyPlus size={20} stroke={1.75} aria-hidden />
        </LinkButton>
      )}
    </Hint>
  );
}
