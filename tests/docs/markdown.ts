/** Minimal Markdown parser for the checks of our own docs. */
import { readFileSync } from 'node:fs';
import { ROOT } from '#scripts/lib/paths.ts';
import { must } from '../support/must.ts';

export function readPage(file: string): string {
  return readFileSync(`${ROOT}${file}`, 'utf8');
}

/**
 * Section below a heading, up to the next heading of the same or a higher level.
 * @throws when there is none
 */
export function sectionOf(page: string, heading: string): string {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  const level = must(/^#+/.exec(lines[start] ?? '')?.[0].length);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => new RegExp(`^#{1,${level}} `).test(line));
  return rest.slice(0, end === -1 ? undefined : end).join('\n');
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Rows of all tables without headers; backticks of code cells are removed. */
export function rowsOf(text: string): string[][] {
  const lines = text.split('\n');
  return lines
    .filter((line, at) => {
      const isRow = line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line);
      return isRow && !/^\|[\s:|-]+\|$/.test(lines[at + 1] ?? '');
    })
    .map((line) => cellsOf(line).map((cell) => /^`([^`]+)`$/.exec(cell)?.[1] ?? cell));
}

/** Targets of local links and images, without anchors. */
export function localLinks(page: string): string[] {
  return [...page.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, picture = '']) => link ?? picture)
    .filter((target) => !/^(?:https?:|mailto:|#)/.test(target))
    .map((target) => target.split('#', 1)[0] ?? '');
}

/** Links to headings as [file, anchor]; the file is empty for the same page. */
export function anchoredLinks(page: string): [string, string][] {
  return [...page.matchAll(/\]\(([^)\s:#]*)#([^)\s]+)\)/g)].map(([, file = '', anchor = '']) => [
    file,
    anchor,
  ]);
}

/** Anchors as GitHub generates them. */
export function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** All inline code and code blocks. */
export function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
  return [...blocks, ...inline];
}
