import { TextButton } from '#src/ui/button-and-link.tsx';
import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import * as v from 'valibot';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { focusField } from '#src/ui/focus-field.ts';
import type { FormErrors } from './count-wrong.ts';
import classes from './form.module.css';

/** Place of a product in its list. */
const AT = /\.(\d+)\./;

interface MissingListProps {
  schema: v.GenericSchema;
  form: { values: unknown; errors: FormErrors; getInputNode(path: string): HTMLElement | null };
  /** Label of a field, by the last part of its path. */
  labelOf: (field: string) => TextKey;
  /** Node of a field that the form does not register under its path. */
  nodeOf?: (path: string) => HTMLElement | null;
}

/** What is still missing, or after a try what was refused, each a link to its field; stands beside the form from 1200 px. */
export function MissingList({ schema, form, labelOf, nodeOf }: MissingListProps): ReactNode {
  const { t } = useText();
  const { issues = [] } = v.safeParse(schema, form.values);
  const wrong = Object.keys(form.errors).filter((path) => Boolean(form.errors[path]));
  const paths = wrong.length > 0 ? wrong : new Set(issues.map((issue) => v.getDotPath(issue) ?? ''));
  const title = wrong.length > 0 ? t('ui.form.wrong', { count: wrong.length }) : t('ui.form.missing');
  const wordsOf = (path: string): string => {
    const label = t(labelOf(path.split('.').at(-1) ?? path));
    const place = AT.exec(path)?.[1];
    return place === undefined ? label : t('epd.apply.fixAt', { index: Number(place) + 1, error: label });
  };
  return (
    <aside className={classes.missing} aria-label={title} data-wrong={wrong.length > 0 || undefined}>
      <p className={classes.missingTitle} role={wrong.length > 0 ? 'alert' : undefined}>
        {title}
      </p>
      {wrong.length === 0 && issues.length === 0 ? (
        <Group component="p" gap="0.5rem" wrap="nowrap" m={0} c="var(--verified)">
          <IconCircleCheck size={18} aria-hidden /> {t('ui.form.nothingMissing')}
        </Group>
      ) : (
        <ul className={classes.missingList}>
          {[...paths].map((path) => (
            <li key={path}>
              <TextButton
                inherit
                ta="start"
                onClick={() => focusField(form.getInputNode(path) ?? nodeOf?.(path) ?? null)}
              >
                {wordsOf(path)}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
