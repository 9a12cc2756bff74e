/** Detects a file's type by its bytes: its name or content type may be wrong. */
import { sniffKind, type FileKind } from '#mocks/files/sniff.ts';
import type { Came } from './answer.ts';
import type { Difference } from './words.ts';

const KIND_OF_TYPE: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
};

/** Differences between the magic bytes and the content type; an octet stream may be anything. */
export function fileDifferences({ bytes, contentType }: Came): Difference[] {
  if (bytes.length === 0) return [{ kind: 'wrong', place: 'body', says: { en: 'is empty', zh: '文件为空' } }];
  const kind = sniffKind(bytes);
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const wanted = KIND_OF_TYPE[type];
  const isOther = wanted === undefined ? type.startsWith('image/') && kind === 'pdf' : kind !== wanted;
  if (!isOther) return [];
  const really = kind === 'unknown' ? JSON.stringify(new TextDecoder().decode(bytes.subarray(0, 24))) : kind;
  return [
    {
      kind: 'wrong',
      place: 'body',
      says: { en: `is named ${type}, its bytes are ${really}`, zh: `类型为 ${type}，内容却是 ${really}` },
    },
  ];
}
