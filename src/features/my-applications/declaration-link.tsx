import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { CopyButton } from '#src/ui/copy-button.tsx';
import type { ApplicationItem, Declared } from './model.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import base from '#src/ui/base.module.css';

/** Registration number to copy, and a link to the declaration; renders nothing before the release. */
export function DeclarationLink({
  item: { registrationNumber, declarationId },
}: {
  item: Pick<ApplicationItem, 'registrationNumber' | 'declarationId'> | Declared;
}): ReactNode {
  const { t } = useText();
  if (registrationNumber === null) return null;
  return (
    <Group component="p" gap="0.25rem 0.5rem" m={0}>
      <span className={base.muted}>{t('epd.search.regNumber')}</span>
      <Group component="span" gap="0.25rem" wrap="nowrap" me="0.5rem">
        <span className={base.figure}>{registrationNumber}</span>
        <CopyButton value={registrationNumber} what="epd.search.regNumber" />
      </Group>
      {declarationId !== null && (
        <TextLink to="/epd/epdSearch" search={{ id: declarationId }} label="epd.mine.viewDeclaration" />
      )}
    </Group>
  );
}
