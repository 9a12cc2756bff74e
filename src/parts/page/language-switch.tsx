import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { switchLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';

/** document 1 §1 */
export function LanguageSwitch(): ReactNode {
  const { t, lang } = useText();
  const other = lang === 'zh' ? 'en' : 'zh';
  const name = t(other === 'en' ? 'common.langEn' : 'common.langZh');
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      px="xs"
      leftSection={<IconLanguage size={20} stroke={1.75} aria-hidden />}
      styles={{ section: { marginInlineEnd: '0.375rem' } }}
      aria-label={`${name} · ${t('nav.switchLang')}`}
      onClick={() => void switchLanguage(other).then((isDone) => isDone || notify.error('error.network'))}
    >
      <span lang={LANGUAGE_TAG[other]}>{name}</span>
    </Button>
  );
}
