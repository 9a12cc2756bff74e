/** What Worlds cost in memory, roughly: one with 100,000 declarations weighs as much as a hundred small ones. */
import { uploadedBytes } from './uploads.ts';
import type { LiveWorld } from './world.ts';

/** A row with its place in the indexes, bytes; measured with 100,000 declarations. */
const ROW_BYTES = 800;
/** Uploads are kept as base64. */
const BYTES_OF_UPLOADED = 4 / 3;

/** Bytes that the rows of a World take. */
export function bytesOfRows(world: LiveWorld): number {
  return world.count() * ROW_BYTES;
}

/** Bytes that a World takes, by its rows, its uploads, its journal, its tape and its past. */
export function weightOf(world: LiveWorld): number {
  return (
    bytesOfRows(world) +
    uploadedBytes(world.store) * BYTES_OF_UPLOADED +
    world.journal.bytes +
    world.tape.bytes +
    world.past.bytes
  );
}
