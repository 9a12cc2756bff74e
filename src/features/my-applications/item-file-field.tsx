import type { ReactNode } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { queryRoot } from '#src/api/keys.ts';
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
  /** Whether a file may take the place of another; else only what is missing is taken. */
  correcting: boolean;
  /** It came in this round of correction, perhaps before the dialog was opened. */
  isNew: boolean;
  replaced: UploadedFile | null;
  /** A file is on its way (1), or no longer (-1). */
  onUploading: (change: 1 | -1) => void;
  onReplaced: (file: UploadedFile) => void;
}

/** A file of a product in the upload dialog: sent late, or again in a round of correction. */
export function ItemFileField(props: ItemFileFieldProps): ReactNode {
  const { item, kind, correcting, isNew, replaced, onUploading, onReplaced } = props;
  const { t } = useText();
  const queryClient = useQueryClient();
  const rule = ITEM_FILES[kind];
  const stored = item.files[kind];
  // The cards, which count the missing files, as well as the details.
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: queryRoot.applications });
  return (
    <div>
      <FileField
        label={rule.label}
        hint={rule.hint}
        kinds={rule.kinds}
        nameMax={rule.nameMax}
        value={replaced ?? (stored === null ? null : { id: stored.id, name: stored.name, size: null })}
        // The server keeps the former file until another takes its place.
        removable={false}
        replaceable={correcting}
        upload={async (file, control) => {
          onUploading(1);
          try {
            return await sendItemFile(item.id, kind, file, control);
          } catch (error) {
            // Most likely the round is over, or a colleague was faster: what is shown is out of date.
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
