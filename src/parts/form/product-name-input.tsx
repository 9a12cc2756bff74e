import type { ReactNode } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import classes from './form.module.css';

interface ProductNameInputProps extends TextInputProps {
  max: number;
}

export function ProductNameInput({ max, ...input }: ProductNameInputProps): ReactNode {
  const { t } = useText();
  const count = String(input.value).trim().length;
  return (
    <TextInput
      {...input}
      label={t('epd.apply.productName')}
      rightSectionWidth={64}
      rightSection={
        <span className={classes.count} data-over={count > max || undefined}>
          {t('common.charCount', { count, max })}
        </span>
      }
    />
  );
}
