import { HttpError } from '#src/lib/errors.ts';
import { nameIn } from '#src/lib/names.ts';
import type { Declaration, DeclarationDetail } from '#src/parts/declaration/declaration.ts';

/** Documented calls that a comparison makes. */
export interface Register {
  /** `GET /api/n/epd/{id}` */
  detail: (id: string) => Promise<DeclarationDetail>;
  /** Rows of `POST /p/epd/page` by keyword. */
  find: (keyword: string) => Promise<readonly Declaration[]>;
  /** SHA-256 of `GET /p/attachment/download/business/EPD/{id}`. */
  hashOf: (businessId: string) => Promise<string>;
}

export type Edition = 'zh' | 'en';

export type Outcome =
  | {
      kind: 'same';
      declaration: DeclarationDetail;
      /** Report that the file is; null where the chain record says so. */
      edition: Edition | null;
    }
  | {
      kind: 'unknown';
      /** Declarations that were looked at, in their order. */
      looked: readonly DeclarationDetail[];
      files: number;
      missed: number;
      /** The server sends a different file each time, so a comparison says nothing. */
      varies: boolean;
    };

/** Other declarations of one product that are compared (ours: each costs up to three calls). */
const EDITIONS_MAX = 5;
/** Registration numbers of a file that are looked for. */
const NUMBERS_MAX = 6;

/** Words such as `EPD-ST-2026-0012-R2`, without the rules that a report names too. */
const NUMBER = /(?<![A-Z\d])[A-Z]{2,}[A-Z\d]*(?:-[A-Z\d]+){2,}/gi;

export function numbersIn(text: string): string[] {
  const found = [...text.matchAll(NUMBER)].map(([number]) => number.toUpperCase());
  return [...new Set(found)].filter((number) => !number.startsWith('PCR')).slice(0, NUMBERS_MAX);
}

/** Ids of the declarations whose registration number stands in a text. */
export async function namedIn(text: string, register: Register): Promise<string[]> {
  const numbers = numbersIn(text);
  const rows = await Promise.all(numbers.map((number) => register.find(number)));
  const ids = rows.flat().flatMap(({ id, number }) => (numbers.includes(number.toUpperCase()) ? [id] : []));
  return [...new Set(ids)];
}

/** A declaration, then the others of the same product and company; these are looked for only when they are wanted. */
export async function* editionsOf(detail: DeclarationDetail, register: Register): AsyncGenerator<string> {
  yield detail.id;
  const keyword = nameIn('zh', detail.product);
  if (keyword === '') return;
  const isSame = ({ id, product, company }: Declaration): boolean =>
    id !== detail.id &&
    product.zh === detail.product.zh &&
    nameIn('zh', company) === nameIn('zh', detail.company);
  // What was looked at is listed, so nothing is claimed where the search fails.
  const rows = await register.find(keyword).catch(() => []);
  for (const { id } of rows.filter(isSame).slice(0, EDITIONS_MAX)) yield id;
}

const plainHash = (hash: string): string => hash.trim().toLowerCase().replace(/^0x/, '');

/**
 * Compares the SHA-256 of a file with the published files of declarations, in turn. An equal hash in a chain record counts too; a
 * different one says nothing, as the documents call it the hash of a transaction. @throws HttpError 401, and AbortError
 */
export async function compareFile(
  hash: string,
  ids: Iterable<string> | AsyncIterable<string>,
  register: Register,
  { signal, onFile }: { signal: AbortSignal; onFile: (count: number) => void },
): Promise<Outcome> {
  const looked: DeclarationDetail[] = [];
  let files = 0;
  let missed = 0;
  let first: { id: string; hash: string } | null = null;
  const tried = async <Read>(read: () => Promise<Read>): Promise<Read | null> => {
    signal.throwIfAborted();
    try {
      return await read();
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) throw error;
      missed += 1;
      return null;
    }
  };
  for await (const id of ids) {
    const declaration = await tried(() => register.detail(id));
    if (declaration === null) continue;
    looked.push(declaration);
    if (declaration.chain.some((record) => plainHash(record.hash) === hash))
      return { kind: 'same', declaration, edition: null };
    for (const [edition, report] of [
      ['zh', declaration.reportZh],
      ['en', declaration.reportEn],
    ] as const) {
      if (report === null) continue;
      const published = await tried(() => register.hashOf(report));
      if (published === null) continue;
      files += 1;
      onFile(files);
      if (published === hash) return { kind: 'same', declaration, edition };
      first ??= { id: report, hash: published };
    }
  }
  // Read once more: a watermark of the reader would make every comparison fail.
  const { id, hash: before } = first ?? { id: '', hash: '' };
  const again = first === null ? null : await tried(() => register.hashOf(id));
  return {
    kind: 'unknown',
    looked,
    files,
    missed,
    varies: again !== null && again !== before,
  };
}
