import type { ReactNode } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { queryRoot } from '#src/api/client.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { ITEM_FILES, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import { FileField } from '#src/ui/file-field.tsx';
import type { UploadedFile } from '#src/ui/use-file-upload.ts';
import type { ApplicationItem } from './model.ts';
import { sendItemFile } from './queries.ts';
import classes from './upload.module.css';

export interface ItemFileFieldProps {
  item: ApplicationItem;
  kind: ItemFileKind;
  /** Whether existing files may be replaced; otherwise only missing files are accepted. */
  correcting: boolean;
  /** Sent in the current correction round. */
  isNew: boolean;
  replaced: UploadedFile | null;
  /** An upload started (1) or ended (-1). */
  onUploading: (change: 1 | -1) => void;
  onReplaced: (file: UploadedFile) => void;
}

/** File field of a product in the upload dialog: a late file, or a replacement in a correction round. */
export function ItemFileField(props: ItemFileFieldProps): ReactNode {
  const { item, kind, correcting, isNew, replaced, onUploading, onReplaced } = props;
  const { t } = useText();
  const queryClient = useQueryClient();
  const rule = ITEM_FILES[kind];
  const stored = item.files[kind];
  // Refreshes the details and the cards, which count missing files.
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: queryRoot.applications });
  return (
    <div>
      <FileField
        label={rule.label}
        hint={rule.hint}
        kinds={rule.kinds}
        nameMax={rule.nameMax}
        value={
          replaced ??
          (stored === null ? null : { id: stored.id, name: stored.name || t(rule.label), size: null })
        }
        // The server keeps the previous file until it is replaced.
        removable={false}
        replaceable={correcting}
        upload={async (file, control) => {
          onUploading(1);
          try {
            return await sendItemFile(item.id, kind, file, control);
          } catch (error) {
            // Probably the round has ended or a colleague has uploaded: the data shown is stale.
            if (error instanceof BusinessError) readAgain();
            throw error;
          } finally {
            onUploading(-1);
          }
        }}
        explain={(error) => describeError(error, 'upload.fail')}
        onChange={(file) => {
          if (file === null) return;
          onReplaced(file);
          readAgain();
        }}
      />
      {(replaced !== null || isNew) && (
        <p className={classes.done}>
          <IconCheck size={18} aria-hidden />{' '}
          {t(correcting ? 'epd.mine.upload.replaced' : 'epd.mine.upload.arrived')}
        </p>
      )}
    </div>
  );
}
