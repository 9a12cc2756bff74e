import { useEffect, useRef, useState } from 'react';

/** Takes files that are dropped anywhere on the page, unless a field took them. Whether files are over the page. */
export function usePageDrop(take: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const onDrop = useRef(take);
  useEffect(() => {
    onDrop.current = take;
  });
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      const { dataTransfer, type, relatedTarget, defaultPrevented } = event;
      if (dataTransfer === null || !dataTransfer.types.includes('Files')) return;
      // Without this the browser opens the file in place of the portal.
      event.preventDefault();
      setOver(type === 'dragover' || (type === 'dragleave' && relatedTarget !== null));
      if (type === 'drop' && !defaultPrevented) onDrop.current(dataTransfer.files);
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) document.addEventListener(type, drag);
    return () => {
      for (const type of types) document.removeEventListener(type, drag);
    };
  }, []);
  return over;
}
