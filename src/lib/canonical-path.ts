/**
 * The documented spelling of a typed path, or null when it is already right (decision 17). Only fixed segments change;
 * ids keep their letter case.
 * @param template full path of the matched route, e.g. `/app/epd/$id`
 */
export function canonicalPath(pathname: string, template: string): string | null {
  const wanted = template.split('/').filter(Boolean);
  const typed = pathname.split('/').filter(Boolean);
  if (wanted.length !== typed.length) return null;
  const fixed = `/${wanted.map((segment, at) => (segment.startsWith('$') ? (typed[at] ?? '') : segment)).join('/')}`;
  return fixed === pathname ? null : fixed;
}

/**
 * A typed path without doubled slashes and without the one at its end (decision 44). The base path keeps its own.
 * @param base as the configuration has it, with a slash at both ends
 */
export function withoutExtraSlashes(pathname: string, base: string): string {
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  return single === base ? single : single.replace(/\/$/, '');
}
