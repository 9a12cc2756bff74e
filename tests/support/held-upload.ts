/** Uploads that the server answers when a test says so, in place of XMLHttpRequest. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

export class HeldUpload {
  static all: HeldUpload[] = [];
  upload: { onprogress?: unknown } = {};
  status = 200;
  responseText = '';
  onload: (() => void) | null = null;
  onabort: (() => void) | null = null;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn(() => this.onabort?.());

  constructor() {
    HeldUpload.all.push(this);
  }

  /** The server has stored the file under this id. */
  finish(id: string): Promise<void> {
    this.responseText = JSON.stringify({ code: 1, message: '', data: { id } });
    return act(async () => this.onload?.());
  }
}

/** From now on every upload is held; returns those that were begun, oldest first. */
export function holdUploads(): readonly HeldUpload[] {
  HeldUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  return HeldUpload.all;
}

/** Where an upload field takes its file. */
export function fileInputOf(field: HTMLElement): HTMLInputElement {
  const input = field.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no way to choose a file.');
  return input;
}
