import { homeSectionNames } from '@/lib/contract/schemas/home/sections';
import { headOf } from './head';

const all = () => true;

describe('the first screen of the home page', () => {
  it('has deals beside categories and banners', () => {
    const { top, aside, rest } = headOf(homeSectionNames, all);
    expect([top, aside]).toEqual([['categories', 'banners'], 'flash_deal']);
    expect(rest).toEqual(homeSectionNames.slice(3));
  });

  it('has best sellers there where there are no deals, and then nowhere else', () => {
    const { aside, rest } = headOf(homeSectionNames, (name) => name !== 'flash_deal');
    expect(aside).toBe('best_selling');
    expect(rest).not.toContain('best_selling');
  });

  it.each([
    ['a grid follows the banners', ['banners', 'featured', 'flash_deal']],
    ['it has no banners', ['categories', 'flash_deal']],
    ['best sellers are hidden and there are no deals', ['banners', 'flash_deal', 'latest']],
  ] as const)('is as wide as the page where %s', (_, names) => {
    const { aside } = headOf(names, (name) => name !== 'flash_deal');
    expect(aside).toBeUndefined();
  });

  it('loses no section, whatever their order', () => {
    for (const names of [homeSectionNames, homeSectionNames.toReversed(), []]) {
      const { top, aside, rest } = headOf(names, all);
      expect([...top, ...(aside ? [aside] : []), ...rest].sort()).toEqual([...names].sort());
    }
  });
});
