/** Licences permitted in the bundle, and licence texts missing in packages. */

/** SPDX ids. Any other fails the build until reviewed. */
const PERMITTED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
]);

/** The permitted licence of an SPDX expression (the first of several to choose from), or null. */
export function permittedIn(expression: string): string | null {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.map((choice) => choice.trim()).find((choice) => PERMITTED.has(choice)) ?? null;
}

const mit = (holder: string): string => `MIT License

${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Packages that lack the text of the MIT licence in their package.json: copyright of their repository. */
export const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  'react-remove-scroll-bar': mit('Copyright (c) 2017 Anton Korzunov'),
};

/** Part of a package under a different licence. */
export interface Part {
  readonly name: string;
  readonly licence: string;
  /** A file of the package, or the text itself. */
  readonly text: { readonly file: string } | { readonly words: string };
  /** A file of the package and a pattern whose first group is the version; default is the package's version. */
  readonly version?: { readonly file: string; readonly pattern: RegExp };
}

export const PARTS: Readonly<Record<string, readonly Part[]>> = {
  'pdfjs-dist': [
    { name: 'pdfjs-dist/cmaps', licence: 'BSD-3-Clause', text: { file: 'cmaps/LICENSE' } },
    {
      name: 'pdfjs-dist/standard_fonts/Foxit',
      licence: 'BSD-3-Clause',
      text: { file: 'standard_fonts/LICENSE_FOXIT' },
    },
    {
      name: 'pdfjs-dist/standard_fonts/Liberation',
      licence: 'OFL-1.1',
      text: { file: 'standard_fonts/LICENSE_LIBERATION' },
    },
    {
      // The legacy build bundles its polyfills.
      name: 'core-js',
      licence: 'MIT',
      text: { words: mit('Copyright (c) 2014-2025 Denis Pushkarev (zloirock.ru)') },
      version: {
        file: 'legacy/build/pdf.mjs',
        pattern: /version: '([\d.]+)',\s+mode: [^,]+,\s+copyright: '© 2014-2025 Denis Pushkarev/,
      },
    },
  ],
};
