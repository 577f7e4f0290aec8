import { describe, expect, it } from 'vitest';
import { judge } from '../../src/service/range.ts';

describe('a value lies', () => {
  it.each([
    ['112', '60-100', 'high'],
    ['112 bpm', '60 – 100 bpm', 'high'],
    ['58', '60 to 100', 'low'],
    ['60', '60-100', 'no'],
    ['37,5', '36,1-37,2 °C', 'high'],
    ['98.6 °F', '97.8°F – 99.1°F', 'no'],
    ['94', '≥ 95 %', 'low'],
    ['95 %', '95%-100%', 'no'],
    ['120', '<120', 'high'],
    ['119', '<120', 'no'],
    ['150/95', '90/60-120/80', 'high'],
    ['118/85 mmHg', '90/60 – 120/80 mm Hg', 'high'],
    ['85/70', '90-120/60-80', 'low'],
    ['118/76', '< 120/80', 'no'],
    ['-3', '-2 - 2', 'low'],
    ['−8', '−2 – +2', 'low'],
    ['+3', '−2 to +2', 'high'],
    ['–8', '–2–2', 'low'],
    ['﹣8', '－2 － ＋2', 'low'],
  ])('%s in %s: %s', (value, range, outside) => {
    expect(judge({ value, range })).toBe(outside);
  });
});

describe('nothing is marked unless it is certain', () => {
  it.each([
    ['about 112', '60-100'],
    ['112, later 90', '60-100'],
    ['112', 'depends on age'],
    ['112', 'not 60-100'],
    ['112', '100-60'],
    ['150/95', '60-100'],
    ['112', '90/60-120/80'],
    ['38 °C', '97-99 °F'],
    ['1,200', '60-100'],
    ['5', '1,000-2,000'],
    ['112', ''],
    ['', '60-100'],
    ['112', '60-100 or 120-130'],
    ['101', 'Normal: 60-100 (adult)'],
    ['112 bpm', '60-100 beats/min'],
  ])('%s in %s', (value, range) => {
    expect(judge({ value, range })).toBe('unknown');
  });

  it('if the row’s unit is not the range’s', () => {
    expect(judge({ value: '38', unit: '°C', range: '97-99 °F' })).toBe('unknown');
    expect(judge({ value: '38', unit: '°C', range: '36-37 °C' })).toBe('high');
  });
});
