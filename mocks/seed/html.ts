/** Small pieces of HTML, as the platform's editors would type them. Texts are ours: nothing here needs escaping. */

/** Paragraphs, one a line. */
export function paragraphs(...lines: readonly string[]): string {
  return lines.map((line) => `<p>${line}</p>`).join('');
}

/** A heading with its paragraphs. */
export function section(heading: string, ...lines: readonly string[]): string {
  return `<h2>${heading}</h2>${paragraphs(...lines)}`;
}

/** A part of a long page, with a drawing beside it. */
export function chapter(html: string, pictureId: string): string {
  return `<section><div>${html}</div><img src="/n/attachment/online/${pictureId}" alt=""></section>`;
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A table with a head. Cells are texts. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
