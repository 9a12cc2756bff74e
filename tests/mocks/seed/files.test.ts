/** Every file that a row names exists, and every recipe gives bytes of the kind that it promises. */
import { describe, expect, it } from 'vitest';
import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import { sniffKind } from '#mocks/files/sniff.ts';
import { attachmentBytes } from '#mocks/handlers/shared/attachment-bytes.ts';
import { toBase64 } from '#mocks/lib/bytes.ts';
import type { Attachment } from '#mocks/world/entities.ts';
import { COLLECTION_NAMES } from '#mocks/world/entities.ts';
import { seeded } from './seeded.ts';
import { must } from '../../support/must.ts';

const NOTHING = new Uint8Array();
const ORIGIN = 'http://localhost';
const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

const { store } = seeded();

/** Ids of files that stand anywhere in a row. */
function fileIds(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return /(?:attachment|logo|licence|billInfo|picture|image|file|report(?:Cn|En))\w*Ids?$/i.test(key)
      ? [value]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((entry) => fileIds(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => fileIds(entry, name));
}

/** One file of each maker and kind. */
function samples(): Attachment[] {
  const found = new Map<string, Attachment>();
  for (const attachment of store.attachments.all()) {
    if (attachment.source.kind === 'made')
      found.set(`${attachment.source.maker} ${attachment.mime}`, attachment);
  }
  return [...found.values()];
}

describe('files', () => {
  it('that rows name are all there', () => {
    const named = COLLECTION_NAMES.filter((name) => name !== 'attachments').flatMap((name) =>
      fileIds(store[name].all()),
    );
    expect(named.length).toBeGreaterThan(250);
    const missing = named.filter(
      (id) => id !== NO_IMAGE_ATTACHMENT_ID && store.attachments.get(id) === undefined,
    );
    expect(missing).toEqual([]);
  });

  it.each(samples().map((row) => [row.source.kind === 'made' ? row.source.maker : '', row] as const))(
    'made by %s have the bytes of their type, the same every time',
    // The first one loads the builders.
    { timeout: 30_000 },
    async (_, attachment) => {
      const bytes = (await attachmentBytes(store, attachment, ORIGIN)) ?? NOTHING;
      expect(sniffKind(bytes)).toBe(KINDS[attachment.mime]);
      const again = (await attachmentBytes(seeded().store, attachment, ORIGIN)) ?? NOTHING;
      expect(toBase64(again)).toBe(toBase64(bytes));
    },
  );

  it('that were uploaded come back as they were', async () => {
    const content = Uint8Array.from({ length: 256 }, (_, index) => index);
    const source = { kind: 'uploaded', base64: toBase64(content) } as const;
    const first = must(store.attachments.all()[0]);
    expect(await attachmentBytes(store, { ...first, source }, ORIGIN)).toEqual(content);
  });

  it('whose rows are gone fail loudly', async () => {
    const first = must(store.attachments.all()[0]);
    const gone = {
      ...first,
      source: { kind: 'made', maker: 'quotePdf', args: { quoteId: 'q-none' } },
    } as const;
    await expect(attachmentBytes(store, gone, ORIGIN)).rejects.toThrow('q-none');
  });
});
