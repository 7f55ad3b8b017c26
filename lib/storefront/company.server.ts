import 'server-only';
import { cacheTags } from '@/lib/caching/tags';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { type CompanyFacts, company, defaultCompany } from '@/lib/company/company';
import { serverProcess } from '@/lib/process/server-process';
import { defaultTerms, type ShopTerms, shopTerms } from '@/lib/terms/shop-terms';
import { lifetimes } from './cache';
import { dependOn } from './depend-on.server';
import { sharedRead } from './shared-read.server';

const dependence = { tags: [cacheTags.site], life: lifetimes.catalog };

type Site = { company: CompanyFacts; terms: ShopTerms };

let last: Site | undefined;

/**
 * Reads the shop's company facts and terms, if they have changed, for `company()`, `shopTerms()` and every
 * text; the page being rendered depends on them. While the API host is unreachable, the last values hold.
 */
export async function loadCompany(): Promise<CompanyFacts> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return company();
  try {
    const site = await sharedRead('company', dependence, read);
    if (site !== last) {
      // Equal facts keep the same object, even without a cache between reads.
      if (!isSame(site.company, company())) serverProcess.company = site.company;
      if (!isSame(site.terms, shopTerms())) serverProcess.terms = site.terms;
    }
    last = site;
  } catch {
    dependOn({ tags: [cacheTags.site], life: lifetimes.missing });
  }
  return company();
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** Loads the site; the defaults apply to an external host without this call. */
async function read(): Promise<Site> {
  try {
    const { company, support, returns } = await dataOf(call('GET /api/site'));
    return { company, terms: { support, returns } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return { company: defaultCompany, terms: defaultTerms };
    }
    throw error;
  }
}
