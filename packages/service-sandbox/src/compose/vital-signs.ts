/** A presentation's vital signs for somebody of that age, next to what is normal at that age. */
import type { Presentation } from './choose.ts';

interface VitalSign {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  readonly normal_range: string;
}

interface Band {
  /** Below this age, in years. */
  readonly below: number;
  readonly pulse: readonly [number, number];
  readonly breaths: readonly [number, number];
  readonly systolic: readonly [number, number];
  readonly diastolic: readonly [number, number];
}

const [adult, ...younger]: readonly [Band, ...Band[]] = [
  { below: Infinity, pulse: [60, 100], breaths: [12, 20], systolic: [90, 120], diastolic: [60, 80] },
  { below: 1, pulse: [100, 160], breaths: [30, 50], systolic: [70, 100], diastolic: [40, 60] },
  { below: 3, pulse: [95, 140], breaths: [24, 40], systolic: [80, 105], diastolic: [42, 63] },
  { below: 6, pulse: [80, 120], breaths: [20, 30], systolic: [85, 110], diastolic: [46, 70] },
  { below: 12, pulse: [70, 118], breaths: [18, 25], systolic: [90, 115], diastolic: [55, 75] },
];

const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;

/** `years`: an adult's signs are used if it is not known. */
export const vitalSignsOf = (
  vitals: Presentation['vitals'],
  years: number | undefined,
): readonly VitalSign[] => {
  const band = younger.find(({ below }) => (years ?? 40) < below) ?? adult;
  const scaled = (value: number, of: 'pulse' | 'breaths' | 'systolic' | 'diastolic'): number =>
    Math.round((value * middle(band[of])) / middle(adult[of]));
  const range = ([low, high]: readonly [number, number]): string => `${low}-${high}`;
  const { pulse, pressure, breaths, temperature, saturation } = vitals;
  return [
    { name: 'Heart rate', value: scaled(pulse, 'pulse'), unit: 'bpm', normal_range: range(band.pulse) },
    {
      name: 'Blood pressure',
      value: `${scaled(pressure[0], 'systolic')}/${scaled(pressure[1], 'diastolic')}`,
      unit: 'mmHg',
      normal_range: `${band.systolic[0]}/${band.diastolic[0]}-${band.systolic[1]}/${band.diastolic[1]}`,
    },
    {
      name: 'Respiratory rate',
      value: scaled(breaths, 'breaths'),
      unit: 'breaths/min',
      normal_range: range(band.breaths),
    },
    { name: 'Temperature', value: temperature, unit: '°C', normal_range: '36.1-37.2' },
    { name: 'Oxygen saturation', value: saturation, unit: '%', normal_range: '95-100' },
  ];
};
