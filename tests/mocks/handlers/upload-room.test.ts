import { expect, it } from 'vitest';
import { toBytes } from '#mocks/lib/bytes.ts';
import { uploadedBytes, UPLOADS_MAX_BYTES } from '#mocks/world/incoming.ts';
import { openBench, uploadForm, type CallInput } from './harness.ts';
import { samplePdf, uploaded } from './samples.ts';

const LCA = { businessType: 'LCA', reportType: 'LCA_REPORT' };
const report = (language: 'zh-CN' | 'en'): CallInput => ({
  form: uploadForm(samplePdf, 'report.pdf', LCA),
  language,
});

it('a World keeps 200 MB of uploads; then they are refused in words until there is room', async () => {
  const { world, as } = await openBench();
  const certified = as('certified');
  const { attachments } = world.store;
  const first = await uploaded(certified, samplePdf, 'first.pdf', LCA);
  expect(uploadedBytes(world.store)).toBe(samplePdf.length);

  // Leaves room for exactly one more file.
  attachments.update(first, { size: UPLOADS_MAX_BYTES - samplePdf.length });
  await uploaded(certified, samplePdf, 'fits.pdf', LCA);
  const refusal = { status: 200, code: 0 };
  expect(await certified.refusal('uploadAttachment', report('en'))).toEqual({
    ...refusal,
    message: 'There is no room left for uploads.',
  });
  expect(await certified.refusal('uploadAttachment', report('zh-CN'))).toEqual({
    ...refusal,
    message: '存储空间不足，无法继续上传文件',
  });

  attachments.update(first, { size: 1 });
  const last = await uploaded(certified, samplePdf, 'last.pdf', LCA);
  const file = await certified.file('downloadAttachment', { path: { id: last } });
  expect(toBytes(file.bytes)).toEqual(samplePdf);
});
