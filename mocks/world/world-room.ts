/** How many Worlds a server makes and keeps in memory, and how large one may become: many people share its disk. */
import { UPLOADS_MAX_BYTES, uploadedBytes } from './uploads.ts';
import { bytesOfRows } from './weight.ts';
import type { LiveWorld } from './world.ts';
import { WorldIdError } from './world-id.ts';

const MEGABYTE = 1024 * 1024;

/** What stays in memory; of more, the World that was used longest ago leaves first. */
export interface WorldLimits {
  readonly worlds: number;
  /** By `weightOf`. */
  readonly bytes: number;
}

/** Half a gigabyte is six Worlds with 100,000 declarations: small machines give a process no more than two. */
export const IN_MEMORY: WorldLimits = { worlds: 200, bytes: 512 * MEGABYTE };

export interface WorldRoom {
  /** Worlds in memory and in storage together, that of requests which name none not counted. */
  readonly worlds: number;
  /** Rows and uploads of one World. */
  readonly worldBytes: number;
}

/** Room for a World with 100,000 declarations and all uploads that one keeps. */
export const ROOM: WorldRoom = { worlds: 10_000, worldBytes: 300 * MEGABYTE };

/** There is no room for a World, or for one of this size. */
export class NoRoomError extends WorldIdError {
  override readonly name = 'NoRoomError';
  override readonly status = 507;
}

/** Why there is no room for a new World beside so many; null when there is. */
export function noRoomBeside(there: number, { worlds }: WorldRoom): NoRoomError | null {
  if (there < worlds) return null;
  return new NoRoomError({
    zh: `本服务器最多保留 ${worlds} 个世界，无法再新建。请在工作台的“世界”中删除不再使用的，或使用已有的世界。`,
    en: `This server keeps ${worlds} Worlds and makes no more. Delete one that nobody needs in the workbench, or use one that exists.`,
  });
}

/** Throws {@link NoRoomError} when a World is larger than this server lets one be. */
export function checkSize(world: LiveWorld, { worldBytes }: WorldRoom): void {
  const bytes = bytesOfRows(world) + uploadedBytes(world.store);
  if (bytes <= worldBytes) return;
  const [size, most] = [bytes, worldBytes].map((value) => Math.ceil(value / MEGABYTE));
  throw new NoRoomError({
    zh: `该世界约需 ${size} MB，超过本服务器对单个世界的上限 ${most} MB。请选择较小的世界。`,
    en: `This World takes about ${size} MB; this server lets one take ${most} MB. Choose a smaller one.`,
  });
}

/** Bytes of uploads that a World of these rows may keep. */
export function roomForUploads(world: LiveWorld, { worldBytes }: WorldRoom): number {
  return Math.max(0, Math.min(UPLOADS_MAX_BYTES, worldBytes - bytesOfRows(world)));
}
