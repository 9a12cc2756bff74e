/** Where one is in the workbench: a section, and what is chosen in it, in the address (`#contract/confirmQuote`). */
import { useHash } from '@mantine/hooks';

/** The address of a section, or of something in it. */
export function placeOf(section: string, chosen = ''): string {
  return chosen === '' ? `#${section}` : `#${section}/${encodeURIComponent(chosen)}`;
}

/** Section and choice of an address; what cannot be read is no choice. */
export function readPlace(hash: string): { section: string; chosen: string } {
  const [section = '', chosen = ''] = hash.replace(/^#/, '').split('/');
  try {
    return { section, chosen: decodeURIComponent(chosen) };
  } catch {
    return { section, chosen: '' };
  }
}

/** The present place, and the way to another section. */
export function usePlace(): {
  section: string;
  chosen: string;
  goTo: (section: string, chosen?: string) => void;
} {
  const [hash, setHash] = useHash({ getInitialValueInEffect: false });
  return { ...readPlace(hash), goTo: (section, chosen) => setHash(placeOf(section, chosen)) };
}
