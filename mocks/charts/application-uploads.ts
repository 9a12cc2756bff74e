import { caseOf } from '../domain/papers.ts';
import { applicationAt, takesFile, LATE_FILES, type LateFileField } from '../domain/charts/application-at.ts';
import type { Words } from '../domain/charts/chart.ts';
import { itemId } from '../handlers/application/items.ts';
import { keysOf } from '../lib/tables.ts';
import type { OperatorArguments } from '../operator/action.ts';
import type { Application, ApplicationItem } from '../world/entities.ts';
import type { Store, World } from '../world/types.ts';
import { itemUpload } from './files.ts';
import { productWords, type Doing, type Subject } from './subject.ts';

/** Name of the file's field in each call. */
const SENT_AS = {
  lcaAttachmentId: 'lcaAttachmentId',
  dataAttachmentId: 'dataAttachment',
  preReportAttachmentId: 'epdAttachmentId',
} as const satisfies Record<LateFileField, string>;

function chosen(options: readonly { readonly value: string }[], { item }: OperatorArguments): string {
  return typeof item === 'string' ? item : (options[0]?.value ?? '');
}

function itemTitle(store: Store, index: number, { productName, productType }: ApplicationItem): Words {
  const { zh, en } = productWords(store, productName);
  const within = (name: string): string => `${index + 1}. ${name} (${productType})`;
  return { zh: within(zh), en: within(en) };
}

function uploadDoing(
  world: World,
  application: Application,
  { field, barrier }: { field: LateFileField; barrier: Words | null },
): Doing {
  const at = applicationAt(caseOf(world, application));
  const all = application.items.map((item, index) => ({
    item,
    value: itemId(application.id, index),
    title: itemTitle(world.store, index, item),
  }));
  const options = all.filter(({ item }) => takesFile(at, item, field));
  return {
    args: [
      {
        name: 'item',
        type: 'text',
        required: options.length > 1,
        options: options.map(({ value, title }) => ({ value, title })),
      },
    ],
    isClosed: options.length === 0,
    barrier,
    run: async (hand, args) => {
      const id = chosen(options.length === 0 ? all : options, args);
      const item = all.findIndex(({ value }) => value === id);
      const productName = application.items[item]?.productName ?? '';
      const file = await itemUpload(world.store, field, { applicationId: application.id, item, productName });
      await hand.call(LATE_FILES[field].call, { body: { id, [SENT_AS[field]]: await hand.upload(file) } });
    },
  };
}

/** @param barrier why the acting user cannot upload at all; null if they can */
export function uploadDoings(
  world: World,
  application: Application,
  barrier: Words | null,
): Subject['doings'] {
  return Object.fromEntries(
    keysOf(LATE_FILES).map((field) => [
      LATE_FILES[field].call,
      uploadDoing(world, application, { field, barrier }),
    ]),
  );
}
