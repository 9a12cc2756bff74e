import { useState, type DragEvent } from 'react';

interface FileDrop {
  /** A file is held over the zone. */
  over: boolean;
  handlers: Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/** Makes an element a drop zone for files. */
export function useFileDrop(take: (files: FileList) => void, closed = false): FileDrop {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean): void => {
    if (closed || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };
  return {
    over,
    handlers: {
      onDragEnter: (event) => drag(event, true),
      onDragOver: (event) => drag(event, true),
      onDragLeave: (event) => drag(event, false),
      onDrop: (event) => {
        drag(event, false);
        if (!closed) take(event.dataTransfer.files);
      },
    },
  };
}
