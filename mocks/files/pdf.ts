/** Generates reproducible PDFs with Chinese and English text. */
import { type Bytes, toBytes } from '#mocks/lib/bytes.ts';
import { drawBlock } from './pdf/blocks.ts';
import { drawCover } from './pdf/cover.ts';
import { Flow, MARGIN, TEXT_WIDTH } from './pdf/flow.ts';
import { lines, type PdfDocument, type Section } from './pdf/model.ts';
import { INK, type Sheet, PAGE } from './pdf/sheet.ts';
import type { Style } from './pdf/text.ts';
import type { PDFContext, PDFRef, PDFString } from '@cantoo/pdf-lib';

/** Midnight UTC. Throws for other formats: an invalid date corrupts the file. */
function utcDate(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a day: ${day}`);
  return date;
}

function latinFont(context: PDFContext, name: string): PDFRef {
  return context.register(
    context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: name, Encoding: 'WinAnsiEncoding' }),
  );
}

/**
 * Adobe-GB1 font that viewers supply, addressed by Unicode. Without the serif flag, viewers substitute a sans-serif font, which
 * matches Helvetica.
 */
function chineseFont(context: PDFContext, text: (value: string) => PDFString): PDFRef {
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'STSong-Light',
      Flags: 4,
      FontBBox: [-25, -254, 1000, 880],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 880,
      StemV: 93,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: 'STSong-Light',
      CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('GB1'), Supplement: 4 },
      FontDescriptor: descriptor,
      DW: 1000,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'STSong-Light-UniGB-UTF16-H',
      Encoding: 'UniGB-UTF16-H',
      DescendantFonts: [descendant],
    }),
  );
}

async function assemble(doc: PdfDocument, sheets: readonly Sheet[]): Promise<Bytes> {
  // Dynamic import: the library starts as slowly as the rest of the mock.
  const lib = await import('@cantoo/pdf-lib');
  const { PDFDocument, PDFName } = lib;
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const { context } = pdf;
  const fonts = context.obj({
    Latin: latinFont(context, 'Helvetica'),
    LatinBold: latinFont(context, 'Helvetica-Bold'),
    Cjk: chineseFont(context, (value) => lib.PDFString.of(value)),
  });
  for (const sheet of sheets) {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    page.node.set(PDFName.of('Resources'), context.obj({ Font: fonts }));
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(sheet.content())));
  }
  const { main, second } = lines(doc.title);
  const created = utcDate(doc.createdAt);
  pdf.setTitle(second === undefined ? main : `${main} ${second}`, { showInWindowTitleBar: true });
  pdf.setAuthor(doc.language === 'zh' ? doc.author.zh : doc.author.en);
  if (doc.number !== undefined) pdf.setSubject(doc.number);
  pdf.setProducer('Steel EPD portal mock');
  pdf.setCreator('Steel EPD portal mock');
  pdf.setCreationDate(created);
  pdf.setModificationDate(created);
  pdf.setLanguage(doc.language === 'zh' ? 'zh-CN' : 'en');
  return toBytes(await pdf.save({ updateFieldAppearances: false }));
}

const HEADING: Style = { size: 13, bold: true, color: INK.ink };
/** Minimum of a section below its heading on the same page, points. */
const HEADING_COMPANY = 96;

function drawSection(flow: Flow, section: Section, number: number): void {
  flow.need(HEADING_COMPANY);
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
