import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeXlsx } from '#mocks/files/xlsx.ts';
import type { FileRules } from '#src/lib/file-check.ts';
import { IMAGE_MAX_BYTES } from '#src/lib/limits.ts';
import { FileField } from '#src/ui/file-field.tsx';
import type { Upload, UploadedFile } from '#src/ui/use-file-upload.ts';
import { renderPart } from './render.tsx';
import { must } from '../support/must.ts';

const pdf = new File(['%PDF-1.7 content'], 'report.pdf');
const earlier: UploadedFile = { id: '7', name: 'earlier.pdf', size: 2048 };

/** An upload whose course the test decides. */
function heldUpload() {
  let settle: { resolve: (answer: { id: string }) => void; reject: (error: unknown) => void } | undefined;
  let progress: ((percent: number) => void) | undefined;
  let signal: AbortSignal | undefined;
  const upload = vi.fn<Upload>((_file, control) => {
    progress = control.onProgress;
    signal = control.signal;
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
      control.signal.addEventListener('abort', () => {
        reject(new DOMException('Cancelled', 'AbortError'));
      });
    });
  });
  return {
    upload,
    progress: (percent: number) => act(() => progress?.(percent)),
    finish: (id: string) => act(async () => settle?.resolve({ id })),
    fail: (error: unknown) => act(async () => settle?.reject(error)),
    aborted: () => signal?.aborted,
  };
}

interface FieldProps extends Partial<FileRules> {
  upload: Upload;
  initial?: UploadedFile | null;
  onChange?: (file: UploadedFile | null) => void;
  explain?: (error: unknown) => 'error.network';
}

function Field({ upload, initial = null, onChange, ...rest }: FieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <FileField
      label="epd.apply.lcaReport"
      hint="epd.apply.hintPdf"
      kinds={['pdf']}
      nameMax={20}
      value={value}
      upload={upload}
      onChange={(file) => {
        setValue(file);
        onChange?.(file);
      }}
      {...rest}
    />
  );
}

const input = (): HTMLInputElement =>
  must(screen.getByRole('group', { name: 'LCA report' }).querySelector('input'));

async function choose(file: File): Promise<void> {
  // `applyAccept` off: people can choose any file in spite of the dialog's filter.
  await userEvent.setup({ applyAccept: false }).upload(input(), file);
}

describe('FileField', () => {
  it('uploads with real progress and hands the stored file over', async () => {
    const held = heldUpload();
    const onChange = vi.fn();
    await renderPart(<Field upload={held.upload} onChange={onChange} />);
    await choose(pdf);

    await screen.findByText('Uploading 0%');
    held.progress(42);
    expect(screen.getByRole('progressbar', { name: 'report.pdf' })).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByText('Uploading 42%')).toBeInTheDocument();

    await held.finish('99');
    expect(onChange).toHaveBeenCalledWith({ id: '99', name: 'report.pdf', size: pdf.size });
    expect(screen.getByRole('button', { name: /Replace file/ })).toBeInTheDocument();
    expect(screen.getByText('Uploaded')).toBeInTheDocument();
  });

  it.each([
    [
      'a PDF that is no PDF',
      new File(['plain words'], 'report.pdf'),
      'Only PDF files are supported (the content does not match the file type; the file may be damaged or renamed)',
    ],
    ['a wrong extension', new File(['%PDF-1.7'], 'report.zip'), 'Only PDF files are supported'],
    [
      'a long name',
      new File(['%PDF-1.7'], `${'n'.repeat(20)}.pdf`),
      'File name too long. Use up to 20 characters.',
    ],
    ['an empty file', new File([], 'report.pdf'), 'The file is empty'],
    [
      'a picture of 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024)], 'licence.png'),
      'The file must be under 5 MB',
      IMAGE_MAX_BYTES,
      ['image'],
    ],
  ] as const)(
    'refuses %s by name, in one message, before a byte leaves [2§5 file kinds] [2§8 upload errors]',
    async (...given) => {
      const [, file, message, maxBytes, kinds = ['pdf']] = given;
      const held = heldUpload();
      await renderPart(
        <Field upload={held.upload} kinds={kinds} {...(maxBytes !== undefined && { maxBytes })} />,
      );
      await choose(file);
      expect(await screen.findByText(`${file.name}: ${message}`)).toBeInTheDocument();
      expect(screen.getByRole('alert').textContent).toBe(`${file.name}: ${message}`);
      expect(held.upload).not.toHaveBeenCalled();
    },
  );

  it('takes the first of several files and names each of the others', async () => {
    const held = heldUpload();
    await renderPart(<Field upload={held.upload} />);
    const zone = must(input().parentElement);
    const others = [new File(['%PDF-1.7'], 'second.pdf'), new File(['%PDF-1.7'], 'third.pdf')];
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [pdf, ...others] } });
    await screen.findByText('Uploading 0%');
    expect(screen.getByText('second.pdf: One file per field')).toBeVisible();
    expect(screen.getByText('third.pdf: One file per field')).toBeVisible();
    await held.finish('99');
    expect(held.upload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('report.pdf')).toBeVisible();
  });

  it('says how to pack a table where a ZIP is wanted; an archive that is none needs no such word', async () => {
    await renderPart(<Field upload={heldUpload().upload} kinds={['zip']} />);
    await choose(new File(['PK'], 'energy.xlsx'));
    expect(await screen.findByText('energy.xlsx: Only ZIP files are supported')).toBeVisible();
    expect(screen.getByText(/right-click the file and choose “Compress to ZIP file”/)).toBeVisible();
    await choose(new File(['plain words'], 'energy.zip'));
    expect(await screen.findByText(/^energy.zip: Only ZIP files are supported/)).toBeVisible();
    expect(screen.queryByText(/right-click/)).not.toBeInTheDocument();
    const workbook = makeXlsx([{ name: 'Data', rows: [['Process', 'Amount']] }], '2026-11-20');
    await choose(new File([workbook], 'energy.zip'));
    expect(await screen.findByText(/Only ZIP files are supported \(this is an Excel workbook/)).toBeVisible();
    expect(screen.getByText(/right-click/)).toBeVisible();
  });

  it('keeps the earlier file when its replacement fails, says so, and can try the same file again', async () => {
    const held = heldUpload();
    const onChange = vi.fn();
    await renderPart(
      <Field upload={held.upload} initial={earlier} onChange={onChange} explain={() => 'error.network'} />,
    );
    await choose(pdf);
    await waitFor(() => expect(held.upload).toHaveBeenCalledTimes(1));
    await held.fail(new Error('gone'));

    expect(screen.getByText('report.pdf: Network problem. Check your connection.')).toBeInTheDocument();
    expect(screen.getByText('The earlier file stays in use: earlier.pdf')).toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('group', { name: 'LCA report' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await waitFor(() => expect(held.upload).toHaveBeenCalledTimes(2));
    await held.finish('8');
    expect(onChange).toHaveBeenCalledWith({ id: '8', name: 'report.pdf', size: pdf.size });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('cancels a running upload without an error', async () => {
    const held = heldUpload();
    const onChange = vi.fn();
    await renderPart(<Field upload={held.upload} initial={earlier} onChange={onChange} />);
    await choose(pdf);
    await screen.findByText('Uploading 0%');
    await userEvent.click(screen.getByRole('button', { name: /Cancel/ }));
    expect(held.aborted()).toBe(true);
    expect(screen.getByText('earlier.pdf')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('removes the file and leaves the focus in the field', async () => {
    const onChange = vi.fn();
    await renderPart(<Field upload={heldUpload().upload} initial={earlier} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /Remove file/ }));
    expect(onChange).toHaveBeenCalledWith(null);
    expect(screen.getByRole('button', { name: /Choose file/ })).toHaveFocus();
  });

  it('stops the upload when the field goes away', async () => {
    const held = heldUpload();
    const { unmount } = await renderPart(<Field upload={held.upload} />);
    await choose(pdf);
    await screen.findByText('Uploading 0%');
    unmount();
    expect(held.aborted()).toBe(true);
  });

  it('sends nothing for a field that went away while its file was checked', async () => {
    const held = heldUpload();
    const { unmount } = await renderPart(<Field upload={held.upload} />);
    let goOn = (): void => undefined;
    const reading = new Promise<void>((resolve) => (goOn = resolve));
    const slow = new File(['%PDF-1.7 content'], 'report.pdf');
    const read = vi.spyOn(slow, 'slice').mockImplementation((from, to) => {
      const part = new Blob([pdf]).slice(from, to);
      return Object.assign(part, { arrayBuffer: () => reading.then(() => pdf.arrayBuffer()) });
    });
    await choose(slow);
    expect(read).toHaveBeenCalled();
    unmount();
    await act(async () => goOn());
    expect(held.upload).not.toHaveBeenCalled();
  });
});
