import { serverProcess } from '@/lib/process/server-process';

/** Milliseconds; a database or an API host that does not answer must not keep the shop from being open. */
const patience = 30_000;

const firstProduct = '/api/products?limit=1';

/**
 * What first visitors wait for: the embedded host with its database and search index, a list, the home page, and the
 * code of a product's page, also where all that are asked for are kept: this product is none.
 */
const loaded = [firstProduct, '/products?sort=newest', '/', '/product/-'];

/**
 * Has the process load that, and render a product unless it is kept: the first render takes several times as long as
 * the next. Whoever comes meanwhile is answered as well.
 * @param origin where this process answers
 */
export async function warmUp(origin: string): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  serverProcess.origin ??= origin;
  const visit = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: 'manual', signal });
    return answer.text();
  };
  try {
    let product: string | undefined;
    for (const path of loaded) {
      const text = await visit(path);
      if (path === firstProduct) product = slugIn(text);
    }
    if (product) await visit(`/product/${encodeURIComponent(product)}`);
  } catch {
    // Whoever comes first sees what is wrong, and so does the log.
  }
}

/** The slug of the first product of the host's answer; undefined where it has none. */
function slugIn(answer: string): string | undefined {
  try {
    return JSON.parse(answer)?.data?.products?.[0]?.slug;
  } catch {
    return undefined;
  }
}
