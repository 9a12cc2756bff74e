import { useId, useRef, type ReactNode } from 'react';
import { Progress, VisuallyHidden } from '@mantine/core';
import { Button } from './button-and-link.tsx';
import { IconPaperclip, IconUpload, IconX } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { acceptOf, type FileRules } from '#src/lib/file-check.ts';
import { formatFileSize } from '#src/lib/format.ts';
import { OptionalLabel } from './optional-label.tsx';
import {
  useFileUpload,
  type RefusedFile,
  type Upload,
  type UploadedFile,
  type UploadState,
} from './use-file-upload.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePhrase, useWords, type Phrase, type Words } from './words.ts';
import classes from './file-field.module.css';

interface FileFieldProps extends FileRules {
  label: Words;
  hint?: Words;
  optional?: boolean;
  value: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  upload: Upload;
  /** Default is "Upload failed". */
  explain?: (error: unknown) => Phrase;
  errorText?: Words;
  disabled?: boolean;
  /** Disable where the server keeps a file until it is replaced. */
  removable?: boolean;
  /** Disable where an uploaded file is final. */
  replaceable?: boolean;
  id?: string;
}

/** Validates name and content before the upload. A failed replacement keeps the previous file. */
export function FileField(props: FileFieldProps): ReactNode {
  const {
    label,
    hint,
    optional = false,
    value,
    onChange,
    upload,
    explain,
    errorText,
    disabled = false,
    removable = true,
    replaceable = true,
    id,
  } = props;
  const say = useWords();
  const ids = { label: useId(), hint: useId(), error: useId() };
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, refused, start, retry, cancel, clear } = useFileUpload({
    rules: props,
    upload,
    explain: explain ?? (() => 'upload.fail'),
    onUploaded: onChange,
  });
  const busy = state.step === 'checking' || state.step === 'uploading';
  const failed = state.step === 'failed';
  const hasError = failed || (errorText !== undefined && !busy);

  const closed = disabled || (value !== null && !replaceable);
  const take = (files: FileList | null): void => {
    if (files !== null && !closed) void start([...files]);
  };
  const { over, handlers } = useFileDrop(take, closed);

  return (
    <div
      id={id}
      className={classes.root}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={`${ids.hint} ${ids.error}`}
    >
      <div id={ids.label} className={classes.label}>
        {optional ? <OptionalLabel text={label} /> : say(label)}
      </div>
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-filled={value !== null || undefined}
        data-error={hasError || undefined}
        {...handlers}
      >
        <div className={classes.what}>
          <FileLine state={state} value={value} />
        </div>
        <div className={classes.actions}>
          {retry !== null && !busy && !disabled && (
            <Button
              label="common.retry"
              type="button"
              variant="default"
              aria-describedby={ids.label}
              onClick={() => {
                retry();
                button.current?.focus();
              }}
            />
          )}
          {(value === null || replaceable) && (
            <Button
              label={busy ? 'common.cancel' : value === null ? 'upload.choose' : 'upload.replace'}
              ref={button}
              type="button"
              variant="default"
              disabled={disabled}
              leftSection={busy ? <IconX size={18} aria-hidden /> : <IconUpload size={18} aria-hidden />}
              aria-describedby={ids.label}
              onClick={() => {
                if (busy) cancel();
                else input.current?.click();
              }}
            />
          )}
          {value !== null && !busy && !disabled && removable && (
            <Button
              label="upload.remove"
              type="button"
              variant="subtle"
              color="refused"
              aria-describedby={ids.label}
              onClick={() => {
                clear();
                onChange(null);
                button.current?.focus();
              }}
            />
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          disabled={disabled}
          accept={acceptOf(props)}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Otherwise choosing the same file again fires no change event.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p id={ids.hint} className={classes.hint}>
        {hint !== undefined && say(hint)}
      </p>
      <div id={ids.error} className={classes.error} role="alert">
        <Refused files={refused} kept={failed ? value : null} />
        {!failed && errorText !== undefined && !busy && <p>{say(errorText)}</p>}
      </div>
    </div>
  );
}

function FileLine({ state, value }: { state: UploadState; value: UploadedFile | null }): ReactNode {
  const { t } = useText();
  if (state.step === 'checking' || state.step === 'uploading') {
    const percent = state.step === 'uploading' ? state.percent : 0;
    const words = state.step === 'uploading' ? t('upload.uploading', { percent }) : t('upload.checking');
    return (
      <div className={classes.running}>
        <span className={classes.name}>{state.name}</span>
        <span className={classes.percent}>{words}</span>
        <Progress.Root size={6} className={classes.bar}>
          <Progress.Section value={percent} aria-label={state.name} aria-valuetext={words} />
        </Progress.Root>
      </div>
    );
  }
  return (
    <>
      {value === null ? (
        <span className={classes.invite}>{t('upload.drop')}</span>
      ) : (
        <span className={classes.file}>
          <IconPaperclip size={18} aria-hidden />
          <span className={classes.name}>{value.name}</span>
          {value.size !== null && <span className={classes.size}>{formatFileSize(value.size)}</span>}
        </span>
      )}
      <VisuallyHidden role="status">
        {state.step === 'done' && t('upload.success')}
        {state.step === 'cancelled' && t('upload.cancelled')}
      </VisuallyHidden>
    </>
  );
}

function Refused({ files, kept }: { files: readonly RefusedFile[]; kept: UploadedFile | null }): ReactNode {
  const { t } = useText();
  const say = usePhrase();
  const reasonOf = ({ why: [what, ...more] }: RefusedFile): string => {
    const words = what === undefined ? '' : say(what);
    return more.length === 0 ? words : t('upload.because', { what: words, why: more.map(say).join(' ') });
  };
  return (
    <>
      {files.map((file, index) => (
        // Rejected files can have equal names.
        <div key={`${String(index)} ${file.name}`}>
          <p>{t('upload.refused', { name: file.name, reason: reasonOf(file) })}</p>
          {file.howTo !== null && <p className={classes.howTo}>{say(file.howTo)}</p>}
        </div>
      ))}
      {kept !== null && <p className={classes.kept}>{t('upload.kept', { name: kept.name })}</p>}
    </>
  );
}
