/** The files of a product as they were sent: which one, when, and by whom. */
import type { components } from '#src/api/generated/schema.d.ts';
import { dateTime } from '../../domain/dates.ts';
import type { Language } from '../../domain/language.ts';
import { typedIn } from '../../domain/typed-texts.ts';
import { keysOf } from '../../lib/tables.ts';
import type { Application, ApplicationItem } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import type { FileField } from './item-files.ts';

type Wire = components['schemas'];

const REPORT_TYPE = {
  lcaAttachmentId: 'LCA_REPORT',
  dataAttachmentId: 'DATA_TABLE',
  preReportAttachmentId: 'PRE_REPORT',
} as const satisfies Record<FileField, Wire['ApplicationFileVersion']['reportType']>;
const FIELDS = keysOf(REPORT_TYPE);

/** Newest first. A file that was never replaced came with the application, from whoever applied. */
export function fileVersionsOf(
  store: Store,
  application: Application,
  item: ApplicationItem,
  language: Language,
): Wire['ApplicationFileVersion'][] {
  const noted = item.versions ?? [];
  const sent = FIELDS.flatMap((field) => {
    const own = noted.filter((one) => one.field === field);
    const attachmentId = item[field];
    if (own.length > 0 || attachmentId === null) return own;
    return [{ field, attachmentId, userId: application.userId }];
  });
  return sent
    .toReversed()
    .flatMap(({ field, attachmentId, userId }) => {
      const file = store.attachments.get(attachmentId);
      if (file === undefined) return [];
      const user = store.users.get(userId);
      return {
        reportType: REPORT_TYPE[field],
        attachmentId,
        fileName: file.fileName,
        uploadTime: dateTime(file.createdAt),
        uploader: typedIn(store, user?.userName ?? user?.account ?? null, language),
      };
    })
    .sort((a, b) => b.uploadTime.localeCompare(a.uploadTime));
}
