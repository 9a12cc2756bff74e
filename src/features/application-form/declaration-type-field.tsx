import { memo, type ReactNode } from 'react';
import { Radio } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { showsSame } from './shows-same.ts';
import type { ApplicationForm } from './use-application-form.ts';
import { DECLARATION_TYPES } from './values.ts';
import classes from './application-form.module.css';

const WORDS = {
  EPD: { label: 'epd.apply.typeEpd', hint: 'epd.apply.typeEpdHint' },
  CFP: { label: 'epd.apply.typeCfp', hint: 'epd.apply.typeCfpHint' },
} as const;

/** EPD or CFP, with what each reports. */
export const DeclarationTypeField = memo(TypeField, showsSame(['productType']));

function TypeField({ form, index }: { form: ApplicationForm; index: number }): ReactNode {
  const { t } = useText();
  return (
    <div id={`product-${String(index + 1)}-type`}>
      <Radio.Group
        {...form.getInputProps(`items.${index}.productType`)}
        size="md"
        label={t('epd.apply.productType')}
      >
        <div className={classes.types}>
          {DECLARATION_TYPES.map((type) => (
            <Radio.Card key={type} value={type} className={classes.type ?? ''}>
              <Radio.Indicator className={classes.typeMark ?? ''} />
              <span>
                <span className={classes.typeName}>{t(WORDS[type].label)}</span>
                <span className={classes.typeHint}>{t(WORDS[type].hint)}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </div>
  );
}
