import { describe, expect, it } from 'vitest';
import { textWidth, toRuns, wrap } from '#mocks/files/pdf/text.ts';

const style = { size: 10, color: '#000000' };

describe('runs', () => {
  it('splits scripts and sets a subscript digit lower and smaller', () => {
    const runs = toRuns('二氧化碳CO₂e');
    expect(runs.map((run) => [run.face, run.text])).toEqual([
      ['cjk', '二氧化碳'],
      ['latin', 'CO'],
      ['latin', '2'],
      ['latin', 'e'],
    ]);
    expect(runs[2]?.scale).toBeLessThan(1);
    expect(runs[2]?.rise).toBeLessThan(0);
  });

  it('leaves a thin gap where Han meets Latin, not beside punctuation', () => {
    expect(toRuns('钢EAF').at(1)?.gap).toBeGreaterThan(0);
    expect(toRuns('（EAF').at(1)?.gap).toBe(0);
  });

  it('takes quotation marks from the script around them', () => {
    expect(toRuns('钢“铁”').map((run) => run.face)).toEqual(['cjk']);
    expect(toRuns('Bei’an').map((run) => run.face)).toEqual(['latin']);
  });
});

describe('wrap', () => {
  it('keeps every line inside the width and loses no character', () => {
    const text = '本平台依据 ISO 14025 运行，负责产品种类规则的管理、声明的登记与公开。声明由企业负责。';
    const rows = wrap(text, 120, style);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const row of rows) expect(textWidth(row, style)).toBeLessThanOrEqual(120);
  });

  it('starts no line with a closing mark and ends none with an opening one', () => {
    for (let width = 30; width < 130; width += 7) {
      for (const row of wrap('甲方（服务方）与乙方（委托方）：合同、报价、《规则》。', width, style)) {
        expect(row).not.toMatch(/^[，。、：）》]/);
        expect(row).not.toMatch(/[（《]$/);
      }
    }
  });

  it('keeps Latin words whole but cuts one that is longer than the line', () => {
    expect(wrap('hot rolled coil', 45, style)).toEqual(['hot rolled', 'coil']);
    expect(wrap('a'.repeat(64), 100, style).join('')).toBe('a'.repeat(64));
  });
});
