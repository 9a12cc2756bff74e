import { useState, type DragEvent } from 'react';

export function useFileDrop(take: (files: FileList) => void, closed = false) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean): void => {
    if (closed || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => drag(event, true),
      onDragOver: (event: DragEvent) => drag(event, true),
      onDragLeave: (event: DragEvent) => drag(event, false),
      onDrop: (event: DragEvent) => {
        drag(event, false);
        if (!closed) take(event.dataTransfer.files);
      },
    },
  };
}
