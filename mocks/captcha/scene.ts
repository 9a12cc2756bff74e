/** Backgrounds: line drawings of a steelworks, different for every seed. */
import type { Point } from '#mocks/files/raster.ts';
import { hex, mix, Surface, type Color } from '#mocks/files/surface.ts';
import type { Rng } from '#mocks/lib/random.ts';

interface Palette {
  top: Color;
  bottom: Color;
  pane: Color;
  line: Color;
  glow: Color;
}

const PALETTES: readonly Palette[] = [
  {
    top: hex('#E9EFF4'),
    bottom: hex('#B9CBD9'),
    pane: hex('#1B5E8C'),
    line: hex('#1B4A6E'),
    glow: hex('#C2571A'),
  },
  {
    top: hex('#F6E9DC'),
    bottom: hex('#D9B8A0'),
    pane: hex('#B4470F'),
    line: hex('#5C3A2A'),
    glow: hex('#1B5E8C'),
  },
  {
    top: hex('#DDEBE6'),
    bottom: hex('#A9C4BC'),
    pane: hex('#1D7148'),
    line: hex('#1E4F45'),
    glow: hex('#B4470F'),
  },
  {
    top: hex('#8FA9BF'),
    bottom: hex('#5F7D97'),
    pane: hex('#E4EBF2'),
    line: hex('#EAF1F7'),
    glow: hex('#F2B58C'),
  },
];

type Motif = (surface: Surface, x: number, ground: number, random: Rng, line: Color, glow: Color) => void;

const stand: Motif = (surface, x, ground, random, line, glow) => {
  const height = random.int(54, 76);
  surface.path(
    [
      [x, ground],
      [x, ground - height],
      [x + 34, ground - height],
      [x + 34, ground],
    ],
    line,
    1.4,
  );
  surface.circle([x + 17, ground - height + 20], 11, line, 1.4);
  surface.circle([x + 17, ground - height + 44], 11, line, 1.4);
  surface.line([x - 12, ground - height + 32], [x + 46, ground - height + 32], glow, 2);
};

const coil: Motif = (surface, x, ground, random, line) => {
  const r = random.int(16, 25);
  for (let ring = r; ring > 5; ring -= 4) surface.circle([x + r, ground - r], ring, line, 1.2);
  surface.line([x + r, ground], [x + r + r * 1.6, ground], line, 1.4);
};

const furnace: Motif = (surface, x, ground, random, line, glow) => {
  const height = random.int(74, 100);
  const top = ground - height;
  surface.path(
    [
      [x, ground],
      [x + 4, ground - 26],
      [x + 12, top + 14],
      [x + 24, top + 14],
      [x + 32, ground - 26],
      [x + 36, ground],
    ],
    line,
    1.4,
  );
  surface.path(
    [
      [x + 12, top + 14],
      [x + 18, top],
      [x + 24, top + 14],
    ],
    line,
    1.4,
  );
  surface.path(
    [
      [x + 18, top],
      [x + 44, top + 8],
      [x + 50, ground - 30],
      [x + 50, ground],
    ],
    line,
    1.2,
  );
  surface.line([x + 4, ground - 26], [x + 32, ground - 26], line, 1);
  surface.circle([x + 18, ground - 12], 4, glow);
};

const beam: Motif = (surface, x, ground, random, line) => {
  const height = random.int(30, 42);
  const top = ground - height;
  surface.path(
    [
      [x, top],
      [x + 30, top],
      [x + 30, top + 6],
      [x + 18, top + 6],
      [x + 18, ground - 6],
      [x + 30, ground - 6],
      [x + 30, ground],
      [x, ground],
      [x, ground - 6],
      [x + 12, ground - 6],
      [x + 12, top + 6],
      [x, top + 6],
    ],
    line,
    1.2,
    true,
  );
  surface.line([x + 30, top], [x + 44, top - 10], line, 1);
  surface.line([x + 30, ground], [x + 44, ground - 10], line, 1);
};

const chimney: Motif = (surface, x, ground, random, line) => {
  const height = random.int(70, 98);
  surface.path(
    [
      [x, ground],
      [x + 4, ground - height],
      [x + 12, ground - height],
      [x + 16, ground],
    ],
    line,
    1.2,
  );
  surface.line([x + 3, ground - height + 12], [x + 13, ground - height + 12], line, 1);
  const y = ground - height - 6;
  surface.path(
    [
      [x + 8, y],
      [x + 14, y - 6],
      [x + 26, y - 8],
      [x + 34, y - 14],
    ],
    [line[0], line[1], line[2], 0.4],
    1.4,
  );
};

const MOTIFS: readonly Motif[] = [stand, coil, furnace, beam, chimney];

function panes(surface: Surface, random: Rng, pane: Color): void {
  for (let i = 0; i < 6; i += 1) {
    const [x, y] = [random.int(-30, surface.width - 10), random.int(-30, surface.height - 30)];
    const [w, h, slant] = [random.int(50, 120), random.int(40, 110), random.int(-26, 26)];
    const corners: Point[] = [
      [x, y],
      [x + w, y + slant],
      [x + w - slant, y + h],
      [x - slant, y + h - slant],
    ];
    surface.polygon(corners, [pane[0], pane[1], pane[2], random.float(0.05, 0.13)]);
  }
}

export function drawScene(width: number, height: number, random: Rng): Surface {
  const surface = new Surface(width, height);
  const palette = random.pick(PALETTES);
  surface.gradient(palette.top, mix(palette.top, palette.bottom, random.float(0.7, 1)));
  panes(surface, random, palette.pane);
  const ground = height - random.int(14, 24);
  const faint: Color = [palette.line[0], palette.line[1], palette.line[2], 0.28];
  for (let y = ground + 6; y < height; y += 6) surface.fill(faint, 0, y, width, 1);
  surface.fill(palette.line, 0, ground, width, 1);
  const order = random.shuffle(MOTIFS);
  let index = 0;
  for (let x = random.int(4, 16); x < width - 20; x += random.int(54, 68)) {
    order[index % order.length]?.(surface, x, ground, random, palette.line, palette.glow);
    index += 1;
  }
  return surface;
}
