import type { Understood } from '@/lib/contract/schemas/understood';
import { otherSearches } from './other-searches-of';

const understood = (given: Partial<Understood>): Understood => ({
  corrected: null,
  dropped: [],
  missing: [],
  filters: [],
  sort: null,
  nearest: [],
  ...given,
});

describe('searches offered where nothing is found', () => {
  it('drop the price', () => {
    const filters: Understood['filters'] = [
      { kind: 'max_price', value: 50, words: 'under 50', without: 'saree' },
    ];
    expect(otherSearches({ search: 'saree under 50' }, understood({ filters }))).toEqual(['saree']);
  });

  it('take the nearest words for an unknown one', () => {
    const given = understood({ dropped: ['kurtxz'], nearest: ['kurta', 'kurti'] });
    expect(otherSearches({ search: 'Kurtxz' }, given)).toEqual(['kurta', 'kurti']);
  });

  it('read a literal search as other searches are read', () => {
    expect(otherSearches({ search: 'sarre', exact: '1' }, understood({}))).toEqual(['sarre']);
  });

  it('are none for a single word that is like no other', () => {
    expect(otherSearches({ search: 'xyzzy' }, understood({ dropped: ['xyzzy'] }))).toEqual([]);
  });

  it('are none where a host does not say how it understood', () => {
    expect(otherSearches({ search: 'saree' }, undefined)).toEqual([]);
  });
});
