import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { logoPicture, newsPicture, qrPng } from '#mocks/files/picture.ts';
import { encodePng, hex, Surface } from '#mocks/files/surface.ts';
import { drawingOf } from '#mocks/files/drawings.ts';
import { seeded } from '../seed/seeded.ts';
import { decodePng } from './decode-png.ts';

describe('encodePng', () => {
  it('keeps every pixel with its transparency', () => {
    const rgba = Uint8Array.from({ length: 5 * 3 * 4 }, (_, index) => (index * 37) % 256);
    const picture = decodePng(encodePng(5, 3, rgba));
    expect([picture.width, picture.height, picture.channels]).toEqual([5, 3, 4]);
    for (let y = 0; y < 3; y += 1)
      for (let x = 0; x < 5; x += 1)
        expect(picture.at(x, y)).toEqual([...rgba.subarray((y * 5 + x) * 4, (y * 5 + x) * 4 + 4)]);
  });
});

describe('pictures', () => {
  it('are the size that pages reserve, and stay the same for the same name', () => {
    const subjects = ['', '规则', '表', '区块链', '碳', '不锈', '螺纹', '桥梁'];
    const pictures = subjects.map((subject) => newsPicture(subject));
    for (const one of pictures.map((bytes) => decodePng(bytes)))
      expect([one.width, one.height]).toEqual([512, 288]);
    expect(newsPicture('碳')).toEqual(pictures[4]);
    expect(new Set(pictures.map((bytes) => bytes.join())).size).toBe(subjects.length);
    const logo = decodePng(logoPicture('Tarvik Stål AS'));
    expect([logo.width, logo.height]).toEqual([400, 140]);
  });

  it('show no drawing thrice in a list of news or resources', () => {
    const { news, resources } = seeded().store;
    const subjects = [
      news.all().flatMap(({ pictureId, title }) => (pictureId === null ? [] : [title.zh])),
      resources.all().flatMap(({ imageId, name }) => (imageId === null ? [] : [name.zh])),
    ];
    for (const list of subjects) {
      const drawn = list.map((subject) => {
        const surface = new Surface(240, 240);
        const color = hex('#FFFFFF');
        drawingOf(subject)(surface, 120, 120, { line: color, accent: color, body: hex('#000000') });
        return surface.png().join();
      });
      for (const one of drawn) expect(drawn.filter((other) => other === one).length).toBeLessThan(3);
    }
  });

  it('draw a QR code whose modules are whole pixels inside a quiet zone', () => {
    const text = 'https://portal.example.com/app/epd/1024';
    const picture = decodePng(qrPng(text));
    expect(picture.width).toBe(512);
    const code = encode(text, { ecc: 'M', border: 4 });
    const scale = Math.floor(512 / code.size);
    const offset = Math.floor((512 - code.size * scale) / 2);
    let wrong = 0;
    code.data.forEach((row, y) => {
      row.forEach((dark, x) => {
        for (const corner of [0, scale - 1]) {
          if (picture.at(offset + x * scale + corner, offset + y * scale + corner)[0] !== (dark ? 0 : 255))
            wrong += 1;
        }
      });
    });
    expect(wrong).toBe(0);
  });
});
