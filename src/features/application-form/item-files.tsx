import { memo, type ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { describeError } from '#src/i18n/error-text.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { ITEM_FILES } from '#src/parts/item-files/item-files.ts';
import { FileField } from '#src/ui/file-field.tsx';
import type { Upload, UploadedFile } from '#src/ui/use-file-upload.ts';
import { TemplateBar } from './template-bar.tsx';
import type { ApplicationForm } from './use-application-form.ts';
import { FILE_SLOTS, type FileSlot, type ItemValues } from './values.ts';
import classes from './application-form.module.css';

const PURPOSE = {
  lcaReport: 'epd.apply.lcaWhat',
  dataTable: 'epd.apply.dataWhat',
  preReport: 'epd.apply.preWhat',
} as const satisfies Record<FileSlot, TextKey>;

interface ItemFilesProps {
  form: ApplicationForm;
  index: number;
  uploadFor: (slot: FileSlot) => Upload;
}

/** The three uploads of a product. The first product also shows the templates, which are shared by all. */
export const ItemFiles = memo(Files, showsSame([...FILE_SLOTS, 'formerFiles']));

function Files({ form, index, uploadFor }: ItemFilesProps): ReactNode {
  const { t } = useText();
  const base = `product-${String(index + 1)}`;
  const ownKey = form.values.items[index]?.key;
  /** Looks the product up by its key: its index may have changed during the upload. */
  const put = (slot: FileSlot, file: UploadedFile | null): void => {
    const place = form.getValues().items.findIndex(({ key }) => key === ownKey);
    if (place >= 0) form.setFieldValue(`items.${place}.${slot}`, file);
  };
  /** Name of the former application's file while no new one is attached. */
  const former = (slot: FileSlot): string => {
    const item = form.values.items[index];
    return item?.[slot] === null ? item.formerFiles[slot] : '';
  };
  const field = (slot: FileSlot): ReactNode => (
    <FileField
      id={`${base}-${slot}`}
      kinds={ITEM_FILES[slot].kinds}
      nameMax={ITEM_FILES[slot].nameMax}
      label={ITEM_FILES[slot].label}
      hint={
        <>
          {t(PURPOSE[slot])}
          <span className={classes.below}>{t(ITEM_FILES[slot].hint)}</span>
          {former(slot) !== '' && (
            <span className={classes.former}>{t('epd.apply.from.file', { name: former(slot) })}</span>
          )}
        </>
      }
      optional
      value={form.values.items[index]?.[slot] ?? null}
      onChange={(file) => put(slot, file)}
      upload={uploadFor(slot)}
      explain={(error) => describeError(error, 'upload.fail')}
    />
  );
  return (
    <Stack gap="1.5rem" mt="0.5rem">
      <div>
        <h3 className={classes.filesTitle}>{t('epd.apply.files')}</h3>
        <p className={classes.filesIntro}>{t('epd.apply.filesIntro')}</p>
      </div>
      {index === 0 && <TemplateBar />}
      {field('lcaReport')}
      <div id={`${base}-tables`} className={classes.pair}>
        {field('dataTable')}
        {field('preReport')}
      </div>
    </Stack>
  );
}

interface ItemPart {
  form: ApplicationForm;
  index: number;
}

/**
 * Comparison for `memo`: the form object changes with every keystroke, which would re-render all products. Stale callbacks are
 * safe, because they read the current values.
 * @param fields the fields that the component shows; all fields of the product by default
 */
export function showsSame(fields?: readonly (keyof ItemValues)[]) {
  const shown = ({ form, index }: ItemPart): string => {
    const item = form.values.items[index];
    const path = `items.${String(index)}.`;
    const errors = Object.entries(form.errors).filter(([field]) => field.startsWith(path));
    return JSON.stringify([fields === undefined ? item : fields.map((field) => item?.[field]), errors]);
  };
  return (before: ItemPart, now: ItemPart): boolean =>
    before.index === now.index && shown(before) === shown(now);
}
