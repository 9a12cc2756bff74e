import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { PASSWORD_RULES } from './rules.ts';
import classes from './password-hints.module.css';

/** The parts of the password rule, each with whether what was typed follows it. Stands in a field's description. */
export function PasswordHints({ password }: { password: string }): ReactNode {
  const { t } = useText();
  return (
    <span className={classes.root}>
      {PASSWORD_RULES.map(({ label, met }) => {
        const isMet = met(password);
        const Sign = isMet ? IconCircleCheck : IconCircleDashed;
        return (
          <span key={label} className={classes.rule} data-met={isMet || undefined}>
            <Sign size={16} stroke={2} aria-hidden />
            {t(label)}
            <VisuallyHidden> {t(isMet ? 'user.pwdRule.met' : 'user.pwdRule.unmet')}; </VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
