import 'server-only';
import { ApiError } from '@/lib/api/request';
import { getSite } from '@/lib/api/site';
import { cacheTags } from '@/lib/caching/tags';
import { type CompanyFacts, company, defaultCompany } from '@/lib/company/company';
import { defaultTerms, type ShopTerms, shopTerms } from '@/lib/company/shop-terms';
import { serverProcess } from '@/lib/process/server-process';
import { lifetimes } from './cache';
import { dependOn } from './depend-on.server';
import { sharedRead } from './shared-read.server';

const dependence = { tags: [cacheTags.site], life: lifetimes.catalog };

type Site = { company: CompanyFacts; terms: ShopTerms };

let last: Site | undefined;

/**
 * Reads who runs the shop and the terms it states, if they have changed, so that `company()`, `shopTerms()` and
 * every text tell them; the page that is being rendered depends on it. While the API host does not answer, what
 * was read before holds.
 */
export async function loadCompany(): Promise<CompanyFacts> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return company();
  try {
    const site = await sharedRead('company', dependence, read);
    if (site !== last) {
      // Where nothing is kept between readings, the same facts stay the same object.
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

/** An external host that knows no such call leaves it to the defaults. */
async function read(): Promise<Site> {
  try {
    const { company, support, returns } = await getSite();
    return { company, terms: { support, returns } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return { company: defaultCompany, terms: defaultTerms };
    }
    throw error;
  }
}
