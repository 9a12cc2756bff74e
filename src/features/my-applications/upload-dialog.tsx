import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { Stack, Title } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { ITEM_FILE_KINDS, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import { leaveQuestion, useLeaveGuard } from '#src/parts/draft/use-leave-guard.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { notify } from '#src/ui/notify.ts';
import { tellingSlow } from '#src/ui/tell-slow.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import { useOnce } from '#src/ui/use-once.ts';
import type { UploadedFile } from '#src/ui/use-file-upload.ts';
import base from '#src/ui/base.module.css';
import { ItemFileField, type ItemFileFieldProps } from './item-file-field.tsx';
import type { ApplicationDetail, ApplicationItem } from './model.ts';
import { applicationMutations, applicationQueries } from './queries.ts';
import { Remark } from './remark.tsx';
import { Deadline } from './deadline.tsx';
import { confirmQuestion, isSentThisRound, needsCorrection, uploadableFiles } from './rules.ts';
import { deadlineOf } from './situation.ts';
import classes from './upload.module.css';

interface UploadDialogProps {
  applicationId: string;
  applyId: string;
  opened: boolean;
  onClose: () => void;
}

/**
 * Late files, and the LCA correction round, in which every file can be replaced and 'confirm modified data' starts the check
 * again (document 2 §4).
 */
export function UploadDialog({ applicationId, applyId, opened, onClose }: UploadDialogProps): ReactNode {
  const query = useQuery({ ...applicationQueries.detail(applicationId), enabled: opened });
  const correcting = query.data?.items.some(needsCorrection) ?? false;
  // Files replaced since the dialog opened, by product and kind.
  const [replaced, setReplaced] = useState<ReadonlyMap<string, UploadedFile>>(new Map());
  const uploads = useRef(0);
  // Closing, Back and a reload all cancel running uploads.
  useLeaveGuard({ isDone: () => uploads.current === 0, isUploading: () => true, store: () => true });
  const close = async (): Promise<void> => {
    if (uploads.current > 0 && !(await askConfirm(leaveQuestion(true)))) return;
    uploads.current = 0;
    onClose();
  };
  const { mutateAsync, isPending } = useMutation(applicationMutations.confirmModified(applyId));

  /** Refetches the details; null when a colleague or another tab has already confirmed the correction. */
  const readWhileDue = async (): Promise<ApplicationDetail | null> => {
    const { data } = await query.refetch();
    return data?.items.some(needsCorrection) === true ? data : null;
  };
  const { run: confirm } = useOnce(async () => {
    const newest = await readWhileDue();
    if (newest === null) return;
    const agreed = await askConfirm({
      title: 'epd.mine.confirmModified',
      body: confirmQuestion(newest, replaced.size > 0),
      confirmLabel: 'epd.mine.confirmModified',
    });
    if (!agreed || (await readWhileDue()) === null) return;
    try {
      await tellingSlow(mutateAsync());
      notify.success('epd.mine.confirmModifiedDone');
      setReplaced(new Map());
      onClose();
    } catch {
      // The error was reported; the dialog shows the refetched state.
    }
  });

  return (
    <Dialog
      opened={opened}
      onClose={() => void close()}
      title="epd.mine.btnUpload"
      closable={!isPending}
      footer={
        correcting ? (
          <Button label="epd.mine.confirmModified" loading={isPending} onClick={() => void confirm()} />
        ) : undefined
      }
    >
      <QueryState query={query} shape="text" count={5} empty={<EmptyState title="common.noData" />}>
        {(detail) => (
          <Uploads
            detail={detail}
            correcting={correcting}
            replaced={replaced}
            onUploading={(change) => {
              // A cancelled upload may end after the dialog has closed.
              uploads.current = Math.max(0, uploads.current + change);
            }}
            onReplaced={(key, file) => setReplaced((before) => new Map(before).set(key, file))}
          />
        )}
      </QueryState>
    </Dialog>
  );
}

interface UploadsProps extends Pick<ItemFileFieldProps, 'onUploading'> {
  detail: ApplicationDetail;
  correcting: boolean;
  replaced: ReadonlyMap<string, UploadedFile>;
  onReplaced: (key: string, file: UploadedFile) => void;
}

function Uploads({ detail, correcting, replaced, onUploading, onReplaced }: UploadsProps): ReactNode {
  const { t, lang } = useText();
  // A file sent in this dialog keeps its field until the dialog closes.
  const fieldsOf = (item: ApplicationItem): ItemFileKind[] => {
    const open = uploadableFiles(detail.stage, item);
    return ITEM_FILE_KINDS.filter((kind) => open.includes(kind) || replaced.has(`${item.id}/${kind}`));
  };
  const isOpen = detail.items.some((item) => uploadableFiles(detail.stage, item).length > 0);
  const shown = detail.items
    .map((item) => ({ item, kinds: fieldsOf(item) }))
    .filter(({ kinds }) => kinds.length > 0);
  const { corrected } = detail;
  const confirmed = corrected !== null && !correcting && (
    <p className={base.prose} role="status">
      {t(corrected.by === '' ? 'epd.mine.upload.confirmed' : 'epd.mine.upload.confirmedBy', {
        time: formatDateTime(corrected.at, lang),
        name: corrected.by,
      })}
    </p>
  );
  if (shown.length === 0) return confirmed || <EmptyState title="epd.mine.upload.nothing" />;
  return (
    <Stack gap="1.5rem">
      {confirmed}
      {isOpen && (
        <p className={base.prose}>
          {t(
            correcting
              ? 'epd.mine.upload.correction'
              : shown.every(({ item }) => item.filesKnown)
                ? 'epd.mine.upload.missing'
                : 'epd.mine.upload.unknown',
          )}
        </p>
      )}
      {correcting && (
        <p className={base.prose}>
          <Deadline own={deadlineOf(detail.customerDue, platformToday())} />
        </p>
      )}
      {shown.map(({ item, kinds }) => (
        <section
          key={item.id}
          className={classes.item}
          aria-label={`${nameIn(lang, item.name)} ${item.type}`}
        >
          <Title order={3} fz="1.125rem" ff="var(--font-heading)">
            <AsWritten text={nameIn(lang, item.name)} /> <span className={classes.type}>{item.type}</span>
          </Title>
          <Remark text={item.lcaRemark} />
          {kinds.map((kind) => (
            <ItemFileField
              key={kind}
              item={item}
              kind={kind}
              correcting={correcting}
              isNew={isSentThisRound(detail, item, kind) === true}
              onUploading={onUploading}
              replaced={replaced.get(`${item.id}/${kind}`) ?? null}
              onReplaced={(file) => onReplaced(`${item.id}/${kind}`, file)}
            />
          ))}
        </section>
      ))}
    </Stack>
  );
}
