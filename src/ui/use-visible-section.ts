import { useEffect, useState } from 'react';

/** A section counts as visible while it crosses this band in the upper half of the screen. */
const BAND = '-20% 0px -60% 0px';

/** Id of the section that is being read, the first one until the page is scrolled. */
export function useVisibleSection(ids: readonly string[]): string | undefined {
  const [visible, setVisible] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const crossing = new Set<string>();
    const order = all.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        const first = order.find((id) => crossing.has(id));
        if (first !== undefined) setVisible(first);
      },
      { rootMargin: BAND },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => {
      observer.disconnect();
    };
  }, [all]);
  return visible !== undefined && ids.includes(visible) ? visible : ids[0];
}
