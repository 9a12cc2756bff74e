import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AsWritten } from '#src/ui/as-written.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { renderPart } from './render.tsx';

it.each([
  ['热轧卷', 'en', 'zh-CN', 'Chinese', 'Only available in Chinese'],
  ['Hot rolled coil', 'zh', 'en', '英文', '仅有英文'],
] as const)(
  'marks %s on a page in %s for voices and, where asked, for eyes',
  async (text, page, lang, tag, title) => {
    await renderPart(
      <h2>
        <AsWritten text={text} tag />
      </h2>,
      page,
    );
    expect(screen.getByText(text)).toHaveAttribute('lang', lang);
    expect(screen.getByText(tag)).toHaveAttribute('title', title);
    // The small word is for eyes alone: a voice changes its language.
    expect(screen.getByRole('heading', { name: text })).toBeVisible();
  },
);

it('leaves a name of the page alone', async () => {
  await renderPart(<AsWritten text="热轧卷" tag />, 'zh');
  expect(screen.getByText('热轧卷')).not.toHaveAttribute('lang');
  expect(screen.queryByText('中文')).toBeNull();
});

it('is what lists of facts do with data, which have no line for what is missing', async () => {
  const facts = [
    { key: 'one', label: 'epd.detail.verifier', value: '钢联验证中心' },
    { key: 'two', label: 'epd.detail.verifier', value: '' },
  ] as const;
  await renderPart(<FactList facts={facts} />, 'en');
  expect(screen.getByText('钢联验证中心')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});

it('marks a text of the server that came in the other language', async () => {
  await renderPart(<SafeHtml html="<p>您的申请已受理。</p>" />, 'en');
  expect(screen.getByText('您的申请已受理。').closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
});
