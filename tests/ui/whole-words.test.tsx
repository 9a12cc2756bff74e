import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeWords } from '#src/ui/whole-words.tsx';

it.each([
  ['首批短流程螺纹钢 EPD 完成发布', '首批短流程螺纹钢 EPD 完成|发布'],
  ['平台发布电工钢产品种类规则', '平台|发布|电工钢产品|种类|规则'],
  ['First EAF rebar EPDs', 'First EAF rebar EPDs'],
])('the lines of "%s" end between words', (text, parts) => {
  const { container } = render(<WholeWords text={text} />);
  expect(container).toHaveTextContent(text);
  expect(container.innerHTML.replaceAll('<wbr>', '|').replaceAll(/<[^>]+>/g, '')).toBe(parts);
});
