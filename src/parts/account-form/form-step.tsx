import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import classes from './account-form.module.css';

export function FormStep(props: { number: number; title: TextKey; children: ReactNode }): ReactNode {
  const { t } = useText();
  return (
    <fieldset className={classes.step}>
      <legend className={classes.legend}>
        <span className={classes.number}>{props.number}</span> {t(props.title)}
      </legend>
      {props.children}
    </fieldset>
  );
}
