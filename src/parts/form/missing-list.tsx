import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import * as v from 'valibot';
import { useText } from '#src/i18n/use-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { focusField } from '#src/ui/focus-field.ts';
import classes from './form.module.css';

export interface MissingField {
  path: string;
  label: TextKey;
}

/** Fields that a schema still refuses, in its order. @param labelOf label of a field, by the last part of its path */
export function missingIn(
  schema: v.GenericSchema,
  values: unknown,
  labelOf: (field: string) => TextKey,
): MissingField[] {
  const { issues = [] } = v.safeParse(schema, values);
  const paths = new Set(issues.map((issue) => v.getDotPath(issue)));
  return [...paths].flatMap((path) =>
    path === null ? [] : [{ path, label: labelOf(path.split('.').at(-1) ?? path) }],
  );
}

/** Place of a product in its list. */
const AT = /\.(\d+)\./;

interface MissingListProps {
  fields: readonly MissingField[];
  nodeOf: (path: string) => HTMLElement | null;
}

/** What is still missing before a form can be sent, each a link to its field; stands beside the form from 1200 px. */
export function MissingList({ fields, nodeOf }: MissingListProps): ReactNode {
  const { t } = useText();
  const wordsOf = ({ path, label }: MissingField): string => {
    const place = AT.exec(path)?.[1];
    return place === undefined
      ? t(label)
      : t('epd.apply.fixAt', { index: Number(place) + 1, error: t(label) });
  };
  return (
    <aside className={classes.missing} aria-label={t('ui.form.missing')}>
      <p className={classes.missingTitle}>{t('ui.form.missing')}</p>
      {fields.length === 0 ? (
        <p className={classes.done}>
          <IconCircleCheck size={18} aria-hidden /> {t('ui.form.nothingMissing')}
        </p>
      ) : (
        <ul className={classes.missingList}>
          {fields.map((field) => (
            <li key={field.path}>
              <Anchor
                component="button"
                type="button"
                inherit
                ta="start"
                onClick={() => focusField(nodeOf(field.path))}
              >
                {wordsOf(field)}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
