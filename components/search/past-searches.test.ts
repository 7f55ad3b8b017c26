/** @jest-environment jsdom */
import {
  forgetAllSearches,
  forgetSearch,
  pastSearches,
  rememberSearch,
  subscribeToPast,
} from './past-searches';

const kept = () => JSON.parse(localStorage.getItem('haat:searches') ?? '[]');

beforeEach(forgetAllSearches);

describe('past searches', () => {
  it('are kept newest first, each once, at most eight', () => {
    for (let i = 1; i <= 9; i++) rememberSearch(`search ${i}`);
    rememberSearch('  SEARCH   5 ');
    expect(pastSearches()).toEqual([
      'SEARCH 5',
      ...[9, 8, 7, 6, 4, 3, 2].map((i) => `search ${i}`),
    ]);
    expect(kept()).toEqual(pastSearches());
  });

  it('do not hold blanks', () => {
    rememberSearch('   ');
    expect(pastSearches()).toEqual([]);
  });

  it('are forgotten one by one or all', () => {
    for (const term of ['कुर्ता', 'saree', 'lamp']) rememberSearch(term);
    forgetSearch('saree');
    expect(kept()).toEqual(['lamp', 'कुर्ता']);
    forgetAllSearches();
    expect(kept()).toEqual([]);
  });

  it('follow other tabs, and ignore stored data that is no list', () => {
    let told = 0;
    const stop = subscribeToPast(() => told++);
    const elsewhere = (value: string) => {
      localStorage.setItem('haat:searches', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'haat:searches' }));
    };
    elsewhere('["lamp", 3]');
    expect(pastSearches()).toEqual(['lamp']);
    for (const broken of ['{', '{"a":1}', 'null']) {
      elsewhere(broken);
      expect(pastSearches()).toEqual([]);
    }
    expect(told).toBe(4);
    stop();
  });
});
