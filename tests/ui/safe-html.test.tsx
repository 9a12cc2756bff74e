import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadCleaner, plainText, withCleaner, withoutStart } from '#src/ui/clean-html.ts';
import { HtmlFrame } from '#src/ui/html-frame.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { renderPart } from './render.tsx';

// What the cleaner lets through is proven in a real browser (e2e/clean-html.spec.ts). This test DOM makes it stop half
// way, which is just the case that must end in plain words.
const hostile = `
  <h2>Notice</h2>
  <script>steal()</script><p onclick="steal()">Valid until <b>2031</b> &amp; no longer</p>
  <img src="/picture.png" onerror="steal()"><iframe src="https://example.com"></iframe>`;

it('shows only the words while there is no cleaner, and for good when there is none', async () => {
  const { container } = await renderPart(<SafeHtml html={hostile} />);
  await expect(loadCleaner()).rejects.toThrow('HTML cannot be cleaned in this environment.');
  expect(container).toHaveTextContent('Notice Valid until 2031 & no longer');
  expect(container.querySelector('script, img, iframe, [onclick]')).toBeNull();
  expect(container).not.toHaveTextContent('steal');
});

it('holds an article until its text can be cleaned, or cannot', async () => {
  const settled: string[] = [];
  const cleaner = loadCleaner().catch(() => settled.push('cleaner'));
  await withCleaner(Promise.resolve()).then(() => settled.push('article'));
  await cleaner;
  expect(settled).toEqual(['cleaner', 'article']);
});

it('frames nothing uncleaned, and holds the documented height for it', async () => {
  await renderPart(<HtmlFrame html={hostile} minHeight={3600} title="nav.about" />);
  await expect(loadCleaner()).rejects.toThrow();
  const frame = screen.getByTitle('About us');
  expect(frame).not.toHaveAttribute('srcdoc');
  expect(frame).toHaveStyle({ height: '3600px' });
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
});

it('reads paragraphs of HTML as lines of plain words', () => {
  expect(plainText('<p>One &amp; two</p><ul><li>three</li><li>four</li></ul><script>no()</script>')).toBe(
    'One & two\nthree\nfour',
  );
});

it.each([
  ['<p><b>Quote </b>issued: <i>coil</i></p>', '<p><b></b><i>coil</i></p>'],
  ['Quote  issued: coil', 'coil'],
  ['<p>Contract sent: coil</p>', '<p>Contract sent: coil</p>'],
])('takes the words of a title from the start of %s', (html, rest) => {
  expect(withoutStart(html, 'Quote issued: ')).toBe(rest);
});

// A pattern that begins anew at each blank would take minutes.
it('reads blanks without end', () => {
  expect(plainText(`<p>one${'\u00a0'.repeat(200_000)}two</p>`)).toBe('one two');
});
