/** PDFs made from plain data: real files with Chinese and English text, the same bytes for the same input. */
import type { Bytes } from '#mocks/lib/bytes.ts';
import { assemble } from './pdf/assemble.ts';
import { drawBlock } from './pdf/blocks.ts';
import { drawCover } from './pdf/cover.ts';
import { Flow, MARGIN, TEXT_WIDTH } from './pdf/flow.ts';
import { lines, type PdfDocument, type Section } from './pdf/model.ts';
import { INK, type Sheet } from './pdf/sheet.ts';
import type { Style } from './pdf/text.ts';

export type { Block, Label, PdfDocument, Section } from './pdf/model.ts';

const HEADING: Style = { size: 13, bold: true, color: INK.ink };
/** Minimum of a section below its heading on the same page, points. */
const HEADING_COMPANY = 96;

function drawSection(flow: Flow, section: Section, number: number): void {
  if (section.newPage === true) flow.newPage();
  else flow.need(HEADING_COMPANY);
  const { main, second } = lines(section.heading);
  const baseline = flow.y + 18;
  flow.sheet.text(String(number), MARGIN, baseline, { ...HEADING, color: INK.steel });
  const wide = flow.sheet.text(main, MARGIN + 20, baseline, HEADING);
  if (second !== undefined)
    flow.sheet.text(second, MARGIN + 28 + wide, baseline, { size: 10, color: INK.muted });
  flow.sheet.line(MARGIN, baseline + 8, MARGIN + TEXT_WIDTH, baseline + 8, INK.rule, 0.8);
  flow.y = baseline + 18;
  for (const block of section.blocks) drawBlock(flow, block);
  flow.y += 6;
}

function layOut(doc: PdfDocument): readonly Sheet[] {
  const title = lines(doc.title);
  const flow = new Flow(title.second === undefined ? title.main : `${title.main}  ${title.second}`);
  drawCover(flow, doc);
  doc.sections.forEach((section, index) => drawSection(flow, section, index + 1));
  flow.footers(doc.number, doc.language === 'zh' ? doc.author.zh : doc.author.en);
  return flow.sheets;
}

/**
 * A4 with searchable text. Web viewers need Adobe's CMaps (pdf.js: `cMapUrl`), since Chinese fonts are not embedded.
 * @throws RangeError if `createdAt` is not 'YYYY-MM-DD'.
 */
export async function makePdf(doc: PdfDocument): Promise<Bytes> {
  return assemble(doc, layOut(doc));
}
