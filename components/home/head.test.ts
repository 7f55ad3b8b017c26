import { homeSectionNames } from '@/lib/contract/schemas/home/sections';
import { headOf } from './head';

const all = () => true;

describe('the first screen of the home page', () => {
  it('has deals under categories and banners', () => {
    const { top, shelf, rest } = headOf(homeSectionNames, all);
    expect([top, shelf]).toEqual([['categories', 'banners'], 'flash_deal']);
    expect(rest).toEqual(homeSectionNames.slice(3));
  });

  it('has best sellers there where there are no deals, and then nowhere else', () => {
    const { shelf, rest } = headOf(homeSectionNames, (name) => name !== 'flash_deal');
    expect(shelf).toBe('best_selling');
    expect(rest).not.toContain('best_selling');
  });

  it.each([
    ['a grid follows the banners', ['banners', 'featured', 'flash_deal']],
    ['it has no banners', ['categories', 'flash_deal']],
    ['best sellers are hidden and there are no deals', ['banners', 'flash_deal', 'latest']],
  ] as const)('ends with the banners where %s', (_, names) => {
    const { shelf } = headOf(names, (name) => name !== 'flash_deal');
    expect(shelf).toBeUndefined();
  });

  it('loses no section, whatever their order', () => {
    for (const names of [homeSectionNames, homeSectionNames.toReversed(), []]) {
      const { top, shelf, rest } = headOf(names, all);
      expect([...top, ...(shelf ? [shelf] : []), ...rest].sort()).toEqual([...names].sort());
    }
  });
});
