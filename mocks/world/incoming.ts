/** Where an uploaded file goes while it is still coming: memory here, a disk where the Worlds are kept on one. */

/** A file of which all has come. */
export interface Arrived {
  readonly blob: Blob;
  /** Where whoever keeps it reckons it on the way. */
  readonly sha256: string | null;
  /** Puts its bytes at a path instead of writing them again; null in memory. */
  readonly moveTo: ((path: string) => void) | null;
}

export interface Incoming {
  add(piece: Uint8Array): void | Promise<void>;
  end(): Promise<Arrived>;
  /** Removes what nobody took. */
  drop(): void;
}

/** Pieces that become a blob together: many small buffers cost more than their bytes. */
const FOLD_BYTES = 1024 * 1024;

/** Keeps a file in memory, each byte once. */
export function incomingInMemory(): Incoming {
  const folded: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const fold = (): void => {
    if (pieces.length > 0) folded.push(new Blob(pieces));
    pieces = [];
    bytes = 0;
  };
  return {
    add(piece) {
      pieces.push(piece.slice());
      bytes += piece.length;
      if (bytes >= FOLD_BYTES) fold();
    },
    end() {
      fold();
      return Promise.resolve({ blob: new Blob(folded), sha256: null, moveTo: null });
    },
    drop: () => void folded.splice(0),
  };
}

/** Bytes that lie on the disk already. */
export interface Place {
  readonly digest: string;
  readonly moveTo: (path: string) => void;
}

/** By the source of an attachment: rows are frozen, so it stays the same. */
const places = new WeakMap<object, Place>();

/** Notes where the bytes of an upload lie, so that whoever stores it need not write them again. */
export const notePlace = (source: object, place: Place): void => void places.set(source, place);

/** Where they lie; undefined where they are in memory alone. */
export const placeOf = (source: object): Place | undefined => places.get(source);
