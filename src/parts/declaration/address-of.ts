import { config } from '#src/config/config.ts';

export function addressOf(id: string): string {
  const search = new URLSearchParams({ id, view: 'declaration' });
  return `${window.location.origin}${config().basePath}epd/epdSearch?${search.toString()}`;
}
