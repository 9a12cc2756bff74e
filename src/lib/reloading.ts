/** Event before a reload by the portal itself, e.g. for another language: save in-memory state. */
export const RELOADING = 'portal:reloading';
