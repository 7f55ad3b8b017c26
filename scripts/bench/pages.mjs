import { chromium } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';

/** Lighthouse's mobile profile: 412×823, 4× slower CPU, 562.5 ms added latency, 1.47 Mbit/s. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const runs = 5;

/** Medians of LCP, CLS, blocking time and transfer of each page, cold browser cache, warm server. */
export async function measurePages(url, executablePath) {
  const first = async (query) => (await (await fetch(`${url}/api/products?${query}`)).json()).data;
  const { products } = await first('section=featured&limit=1');
  const paths = {
    home: '/',
    'home (hi)': '/hi',
    category: `/category/${products[0].category.slug}`,
    product: `/product/${products[0].slug}`,
    'product (hi)': `/hi/product/${products[0].slug}`,
  };
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const table = {};
  try {
    for (const [name, path] of Object.entries(paths)) {
      await fetch(url + path);
      const results = [];
      for (let i = 0; i < runs; i++) {
        process.stdout.write(`\r${name}: run ${i + 1} of ${runs}   `);
        results.push(await measure(browser, url + path));
      }
      table[name] = medians(results);
    }
  } finally {
    process.stdout.write('\r');
    await browser.close();
  }
  return table;
}

async function measure(browser, address) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const types = new Map();
  const bytes = { script: 0, total: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => window.haatSeen);
  await context.close();
  return {
    'LCP ms': seen.lcp,
    CLS: seen.cls,
    'TBT ms': seen.blocked,
    'JS KB': bytes.script / 1024,
    'total KB': bytes.total / 1024,
  };
}

/** Runs in the page: gathers what the browser reports. */
function observe() {
  const seen = { lcp: 0, cls: 0, blocked: 0 };
  window.haatSeen = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
}

function medians(results) {
  const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(
    Object.keys(results[0]).map((key) => {
      const value = median(results.map((result) => result[key]));
      return [key, key === 'CLS' ? Number(value.toFixed(4)) : Math.round(value)];
    }),
  );
}
