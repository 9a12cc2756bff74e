import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { PdfScreen } from '#src/features/product/pdf-screen.tsx';
import * as reader from '#src/parts/pdf-preview/page-chunk.ts';
import { renderPage } from '../render-page.tsx';
import { mock, startSignedIn } from '../../support/mock.ts';

/** The reader needs a canvas, which only browsers have (e2e/product.spec.ts); here a page is its overlay. */
let fails = false;
function Paper({ page, overlay, onTotal, onFail }: ComponentProps<typeof reader.PdfPage>) {
  // Once, as the reader does: not again when the screen hands it new functions.
  const read = useEffectEvent(() => {
    if (fails) onFail();
    else onTotal(3);
  });
  useEffect(() => read(), []);
  return (
    <div>
      {`paper ${String(page)}`}
      {overlay}
    </div>
  );
}

/** The test DOM measures nothing: the room of the document has a width here. */
class Room extends ResizeObserver {
  override readonly observe: () => void;
  constructor(told: ResizeObserverCallback) {
    super(told);
    const entry: Partial<ResizeObserverEntry> = { contentRect: new DOMRect(0, 0, 360, 500) };
    this.observe = () => told([entry as ResizeObserverEntry], this);
  }
}

beforeEach(() => {
  fails = false;
  vi.spyOn(reader, 'PdfPage').mockImplementation(Paper);
  vi.stubGlobal('ResizeObserver', Room);
});

async function open(persona: PersonaId, fault?: number, id = 'b-001'): Promise<void> {
  await startSignedIn({ persona });
  if (fault !== undefined) {
    mock.world.faults = [{ operationId: 'downloadEpd', kind: 'status', value: fault, times: 1 }];
  }
  await renderPage(<PdfScreen id={id} />, `/apppdf/${id}`);
}

it.each([
  ['reviewing', /under review/],
  ['rejected', /was rejected/],
] as const)('tells somebody whose registration is %s why there is no report', async (persona, why) => {
  await open(persona);
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.queryByRole('toolbar')).toBeNull();
  const way = screen.queryByRole('link', { name: 'Edit registration details' });
  if (persona === 'rejected') expect(way).toHaveAttribute('href', '/userinfo');
  else expect(way).toBeNull();
});

it('says how long a review takes, and opens the report once it is decided', async () => {
  await open('reviewing');
  expect(await screen.findByText(/1 working day/)).toBeInTheDocument();
  mock.world.store.users.update('u-reviewing', { auditStatus: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('toolbar')).toBeInTheDocument();
});

it('says what went wrong, leads back to the product, and tries again [2§3 epd record] [2§7 downloadEpd]', async () => {
  await open('certified', 500);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute('href', '/app/epd/b-001');
  await userEvent.click(again);
  expect(await screen.findByRole('toolbar')).toBeInTheDocument();
});

it('says of an unknown report that it does not exist, with a way on and nothing to try again', async () => {
  await open('certified', undefined, 'nope');
  expect(await screen.findByText('No report available yet')).toBeInTheDocument();
  expect(screen.getByText(/^The code or link may be incomplete/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search EPD/CFP' })).toHaveAttribute('href', '/epd/epdSearch');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers no download: the report is for reading', async () => {
  await open('certified');
  expect(await screen.findByRole('toolbar', { name: 'Preview tools' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

it('names the reader on every page [2§2 pdf viewer] [2§9 watermark]', async () => {
  await open('certified');
  const mark = /certified@example\.com (?:Lanjiang|澜江)/;
  expect(await screen.findByText('paper 1')).toHaveTextContent(mark);
  expect(screen.getByText('paper 1')).toHaveTextContent('Steel EPD Platform');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getByText('paper 2')).toHaveTextContent(mark));
});

it('says that a file which is no PDF could not be loaded', async () => {
  fails = true;
  await open('certified');
  expect(await screen.findByText('The PDF could not be loaded')).toBeInTheDocument();
});
