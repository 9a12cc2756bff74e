/** An elliptic arc whose radii reach its end, as cubic curves of at most a quarter turn (SVG 2, appendix B.2.4). */
function arc(fromX: number, fromY: number, args: readonly number[]): number[][] {
  const [rx = 1, ry = 1, , large, sweep, x = 0, y = 0] = args;
  // Half of the chord on the unit circle, and the centre beside it.
  const [dx, dy] = [(fromX - x) / 2 / rx, (fromY - y) / 2 / ry];
  const away = Math.sqrt(Math.max(0, 1 / (dx ** 2 + dy ** 2) - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [away * dy, -away * dx];
  const start = Math.atan2(dy - cy, dx - cx);
  const whole = 2 * Math.PI;
  const turned = (Math.atan2(-dy - cy, -dx - cx) - start + 2 * whole) % whole;
  const turn = sweep === 1 ? turned : turned - whole;
  const steps = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9);
  const handle = (4 / 3) * Math.tan(turn / steps / 4);
  /** A point at an angle, moved along the circle. */
  const at = (angle: number, along: number): number[] => [
    (fromX + x) / 2 + rx * (cx + Math.cos(angle) - along * Math.sin(angle)),
    (fromY + y) / 2 + ry * (cy + Math.sin(angle) + along * Math.cos(angle)),
  ];
  return Array.from({ length: steps }, (_, index) => {
    const [a, b] = [start + (index * turn) / steps, start + ((index + 1) * turn) / steps];
    return [...at(a, handle), ...at(b, -handle), ...at(b, 0)];
  });
}

/** SVG path data as PDF operators: M, L, H, V, C, Q, A without rotation and Z, of which c and a may be relative. */
export function pdfPath(path: string): string {
  let [x, y] = [0, 0];
  const put = (points: readonly number[], operator: string): string => {
    [x = x, y = y] = points.slice(-2);
    return [...points.map((value) => Math.round(value * 100) / 100), operator].join(' ');
  };
  const draw = (letter: string, given: readonly number[]): string => {
    const kind = letter.toUpperCase();
    const isArc = kind === 'A';
    const args = given.map((value, at) =>
      letter === kind || (isArc && at < 5) ? value : value + ((at % 2 === 0) === isArc ? y : x),
    );
    if (isArc)
      return arc(x, y, args)
        .map((curve) => put(curve, 'c'))
        .join(' ');
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (kind === 'H') return put([a, y], 'l');
    if (kind === 'V') return put([x, a], 'l');
    if (kind !== 'Q') return put(args, kind === 'Z' ? 'h' : kind.toLowerCase());
    const third = (to: number, by: number): number => to + ((by - to) * 2) / 3;
    return put([third(x, a), third(y, b), third(c, a), third(d, b), c, d], 'c');
  };
  const commands = path.matchAll(/([a-z])([^a-z]*)/gi);
  return Array.from(commands, ([, letter = '', rest = '']) =>
    draw(letter, (rest.match(/-?[\d.]+/g) ?? []).map(Number)),
  ).join(' ');
}
