import type { SizeChart } from '@/lib/contract/schemas/size-chart';

const chart = (
  measures: SizeChart['measures'],
  rows: Record<string, readonly number[]>,
): SizeChart => ({
  measures,
  rows: Object.entries(rows).map(([size, values]) => ({ size, values: [...values] })),
});

/** Body measures in centimetres, shoes also in European numbers. Invented for the demo. */
export const sizeCharts = {
  women: chart(['bust', 'waist', 'hip'], {
    S: [86, 71, 94],
    M: [91, 76, 99],
    L: [97, 81, 104],
    XL: [102, 86, 109],
    XXL: [107, 91, 114],
  }),
  men: chart(['chest', 'shoulder', 'length'], {
    S: [92, 43, 69],
    M: [97, 45, 71],
    L: [102, 46, 74],
    XL: [107, 48, 76],
    XXL: [112, 50, 79],
  }),
  trousers: chart(['waist', 'hip', 'length'], {
    '30': [76, 94, 102],
    '32': [81, 99, 104],
    '34': [86, 104, 106],
    '36': [91, 109, 107],
  }),
  shoes: chart(['foot', 'eu'], {
    'UK 3': [22, 36],
    'UK 4': [22.9, 37],
    'UK 5': [23.7, 38],
    'UK 6': [24.6, 39.5],
    'UK 7': [25.4, 41],
    'UK 8': [26.2, 42],
    'UK 9': [27.1, 43],
    'UK 10': [27.9, 44.5],
  }),
  bangles: chart(['diameter'], { '2.4': [5.7], '2.6': [6], '2.8': [6.4] }),
} as const;

export type SizeChartName = keyof typeof sizeCharts;
