/** Decision 37: people see 1/7 to 7/7 with the stage's name; the codes 10 to 70 stand in QA's tools only. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProcessLine } from '#src/parts/process/process-line.tsx';
import { Story } from '#src/features/my-applications/story-list.tsx';
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import { stagePlace, STAGES } from '#src/lib/states.ts';
import { seeded } from '../mocks/seed/seeded.ts';
import { renderPage } from '../features/render-page.tsx';

const CODE_OF_A_STAGE = /(?:阶段|\bstages?)\s*[1-7]0\b/i;

it('a stage is read as its place among seven', () => {
  expect(STAGES.map(stagePlace)).toEqual(['1/7', '2/7', '3/7', '4/7', '5/7', '6/7', '7/7']);
});

it('what has happened to an application shows places', async () => {
  const begun = {
    who: null,
    what: 'epd.mine.story.begun',
    tone: 'plain',
  } as const;
  const events = STAGES.map((stage) => ({
    ...begun,
    key: String(stage),
    place: stage,
    stage,
    at: '2026-11-20',
  }));
  await renderPage(<Story events={events} onOpen={() => {}} />);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names[0]).toContain('Stage 1/7 EPD application began');
  expect(names[6]).toContain('Stage 7/7 Report release began');
  // Events of one day show their date once.
  expect(document.querySelectorAll('time:not([data-same])')).toHaveLength(1);
});

it('the process on the home page counts from 1 to 7', async () => {
  await renderPage(<ProcessLine />);
  const stages = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(stages.map((stage) => stage.firstChild?.textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

describe('no code of a stage stands in', () => {
  it.each([
    ['the Chinese texts', zh],
    ['the English texts', en],
    ['what the mock sends', Object.values(seeded().store).map((collection) => collection.all())],
  ])('%s', (_where, texts) => {
    expect(JSON.stringify(texts)).not.toMatch(CODE_OF_A_STAGE);
  });
});
