import type { ReactNode } from 'react';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { fieldErrorText } from './field-error.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { inPageOrder, productOf } from './rules.ts';
import type { ApplicationForm } from './use-application-form.ts';
import classes from './application-form.module.css';

/** All fields that stop the form, in the order of the page; each entry leads to its field. */
export function ErrorSummary({ form }: { form: ApplicationForm }): ReactNode {
  const { t } = useText();
  const wrong = inPageOrder(Object.keys(form.errors).filter((path) => Boolean(form.errors[path])));
  if (wrong.length === 0) return null;
  return (
    <Alert
      color="refused"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('epd.apply.fix', { count: wrong.length })}
    >
      <ul className={classes.errors}>
        {wrong.map((path) => {
          const error = fieldErrorText(form.errors[path], path, t) ?? '';
          const index = productOf(path);
          // This one names its product by itself.
          const isNamed = index === null || form.errors[path] === 'epd.apply.valid.name';
          return (
            <li key={path}>
              <Anchor
                component="button"
                type="button"
                inherit
                onClick={() => {
                  focusField(form.getInputNode(path));
                }}
              >
                {isNamed ? error : t('epd.apply.fixAt', { index, error })}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
