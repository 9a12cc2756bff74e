import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button, Progress, VisuallyHidden } from '@mantine/core';
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
import { usePhrase, useWords, type Phrase, type Words } from './words.ts';
import classes from './file-field.module.css';

interface FileFieldProps extends FileRules {
  label: Words;
  /** What the file is for and what it must be. */
  hint?: Words;
  optional?: boolean;
  value: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  upload: Upload;
  /** Words for what `upload` rejected with (`describeError`); without it every failure reads "Upload failed". */
  explain?: (error: unknown) => Phrase;
  /** Error of the form ("this file is missing"); an error of the upload itself shows here as well. */
  errorText?: Words;
  disabled?: boolean;
  /** Off where the server keeps a file until another takes its place. */
  removable?: boolean;
  /** Off where a file that has arrived stays: only an empty field takes one. */
  replaceable?: boolean;
  /** Target of guided tours and of links to the field. */
  id?: string;
}

/**
 * The one way to upload: button or drop, checks of name and content before a byte leaves, real progress, cancel,
 * replace, remove. A failed replacement keeps the earlier file and says so.
 */
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
  const { t } = useText();
  const say = useWords();
  const ids = { label: useId(), hint: useId(), error: useId() };
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
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
  const drag = (event: DragEvent, inside: boolean): void => {
    if (closed || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };

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
        onDragEnter={(event) => {
          drag(event, true);
        }}
        onDragOver={(event) => {
          drag(event, true);
        }}
        onDragLeave={(event) => {
          drag(event, false);
        }}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <div className={classes.what}>
          <FileLine state={state} value={value} />
        </div>
        <div className={classes.actions}>
          {retry !== null && !busy && !disabled && (
            <Button
              type="button"
              variant="default"
              aria-describedby={ids.label}
              onClick={() => {
                retry();
                button.current?.focus();
              }}
            >
              {t('common.retry')}
            </Button>
          )}
          {(value === null || replaceable) && (
            <Button
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
            >
              {t(busy ? 'common.cancel' : value === null ? 'upload.choose' : 'upload.replace')}
            </Button>
          )}
          {value !== null && !busy && !disabled && removable && (
            <Button
              type="button"
              variant="subtle"
              color="refused"
              aria-describedby={ids.label}
              onClick={() => {
                clear();
                onChange(null);
                button.current?.focus();
              }}
            >
              {t('upload.remove')}
            </Button>
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
            // The same file may be chosen again after a failure.
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

/** The file in use, the one on its way, or the invitation. */
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

/** Each file that was not taken with its reason, and what stays in use. */
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
        // Two of one name may be refused together.
        <div key={`${String(index)} ${file.name}`}>
          <p>{t('upload.refused', { name: file.name, reason: reasonOf(file) })}</p>
          {file.howTo !== null && <p className={classes.howTo}>{say(file.howTo)}</p>}
        </div>
      ))}
      {kept !== null && <p className={classes.kept}>{t('upload.kept', { name: kept.name })}</p>}
    </>
  );
}
