import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { SectionNav, type SectionLink } from '#src/ui/section-nav.tsx';
import { renderPart } from './render.tsx';

const WINDOW = 800;
const PAGE = 2400;
/** Where the sections begin, px from the top of the page; the last two end together with it. */
const STARTS: Record<string, number> = { rules: 200, product: 700, files: 2000, submit: 2200 };
let scrolled = 0;

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', WINDOW);
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => {
    look();
    return 0;
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, (STARTS[this.id] ?? 0) - scrolled, 600, 100);
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled = Math.min(PAGE - WINDOW, STARTS[this.id] ?? 0);
  });
});

const TITLES = { rules: 'Rules', product: 'Product', files: 'Files', submit: 'Submit' };

async function show(marks: Partial<Record<string, Partial<SectionLink>>> = {}): Promise<void> {
  const sections = Object.entries(TITLES).map(([id, text]) => ({ id, title: { text }, ...marks[id] }));
  await renderPart(
    <>
      <SectionNav sections={sections} />
      {sections.map(({ id, title }, index) => (
        <NumberedSection key={id} id={id} number={index + 1} title={title}>
          <input />
        </NumberedSection>
      ))}
    </>,
  );
}

function scrollTo(place: number): void {
  act(() => {
    scrolled = place;
    window.dispatchEvent(new Event('scroll'));
  });
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const current = () => screen.getAllByRole('link', { current: 'location' }).map((one) => one.textContent);

it('marks the section that somebody jumped to, also where the page ends before it, then the one that is read', async () => {
  await show();
  await userEvent.click(link(/Files/));
  expect(current()).toEqual(['3Files']);
  expect(screen.getByRole('region', { name: /Files/ })).toHaveFocus();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(current()).toEqual(['3Files']);
  scrollTo(700);
  expect(current()).toEqual(['2Product']);
});

it('says in words which section is filled in, and which has something to correct', async () => {
  await show({ rules: { complete: true }, product: { complete: true, wrong: 2 } });
  expect(link(/Rules/)).toHaveAccessibleName('Rules Filled in');
  expect(link(/Product/)).toHaveAccessibleName('Product To correct: 2');
  expect(screen.getByText('To correct: 2')).toBeVisible();
  expect(link(/Files/)).toHaveAccessibleName('Files');
});
