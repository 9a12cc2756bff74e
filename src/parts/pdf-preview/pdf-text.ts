import { pdfjs } from 'react-pdf';
import { pdfOptions } from './pdf-options.ts';

/** Text of the first pages of a PDF, also without its spaces; null if it cannot be read, for example with a password. */
export async function pdfText(file: Blob, pages: number): Promise<string | null> {
  const task = pdfjs.getDocument({
    ...pdfOptions,
    data: new Uint8Array(await file.arrayBuffer()),
  });
  try {
    const document = await task.promise;
    const numbers = Array.from({ length: Math.min(pages, document.numPages) }, (_, index) => index + 1);
    const read = async (number: number): Promise<string> => {
      const { items } = await (await document.getPage(number)).getTextContent();
      const parts = items.map((item) => ('str' in item ? item.str : ''));
      return `${parts.join(' ')}\n${parts.join('')}`;
    };
    return (await Promise.all(numbers.map(read))).join('\n');
  } catch {
    return null;
  } finally {
    await task.destroy();
  }
}
