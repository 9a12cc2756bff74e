import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { CopyButton } from '#src/ui/copy-button.tsx';
import type { ApplicationItem, Declared } from './model.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import classes from './details.module.css';
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
    <p className={classes.registration}>
      <span className={classes.label}>{t('epd.search.regNumber')}</span>
      <span className={classes.toCopy}>
        <span className={base.figure}>{registrationNumber}</span>
        <CopyButton value={registrationNumber} what="epd.search.regNumber" />
      </span>
      {declarationId !== null && (
        <TextLink to="/epd/epdSearch" search={{ id: declarationId }} label="epd.mine.viewDeclaration" />
      )}
    </p>
  );
}
