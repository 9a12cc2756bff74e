/** Null if right already (decision 17). @param template full path of the matched route, e.g. `/app/epd/$id` */
export function canonicalPath(pathname: string, template: string): string | null {
  const wanted = template.split('/').filter(Boolean);
  const typed = pathname.split('/').filter(Boolean);
  if (wanted.length !== typed.length) return null;
  const fixed = `/${wanted.map((segment, at) => (segment.startsWith('$') ? (typed[at] ?? '') : segment)).join('/')}`;
  return fixed === pathname ? null : fixed;
}

/** decision 44 */
export function withoutExtraSlashes(pathname: string, base: string): string {
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  return single === base ? single : single.replace(/\/$/, '');
}
