import { chromium } from '@playwright/test';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { progressBar } from '../lib/progress.mjs';
import { measureClicks } from './click.mjs';
import { median } from './client.mjs';
import { onPhone } from './phone-profile.mjs';

const runs = 5;

/**
 * (d) Measures a phone with a cold browser cache and a warm server: medians of LCP, CLS, blocking time and
 * transfer of each page, and of the time from a click in a category to the product.
 */
export async function measurePages(url, emptyUrl, { product }, executablePath) {
  const category = `/category/${product.category.slug}`;
  const addresses = {
    'empty page of the framework': `${emptyUrl}/start`,
    home: `${url}/`,
    'home (hi)': `${url}/hi`,
    category: url + category,
    product: `${url}/product/${product.slug}`,
    'product (hi)': `${url}/hi/product/${product.slug}`,
    search: `${url}/search?search=cotton`,
  };
  return inChromium(executablePath, async (browser) => {
    const bar = progressBar('Pages in Chromium');
    const steps = Object.keys(addresses).length * runs + 10;
    let done = 0;
    const step = (name) => bar.update(done++, steps, name);
    const pages = await measureAddresses(browser, addresses, step);
    const times = await measureClicks(browser, url + category, () => step('click'));
    bar.end();
    const click = { rested: medians(times.rested), tapped: medians(times.tapped), times };
    return { pages, click };
  });
}

/** Measures any site's pages on a phone, by name: medians of the same figures. */
export const measureAddressesAlone = (addresses, executablePath) =>
  inChromium(executablePath, (browser) => measureAddresses(browser, addresses));

async function inChromium(executablePath, work) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function measureAddresses(browser, addresses, step = () => {}) {
  const pages = {};
  for (const [name, address] of Object.entries(addresses)) {
    await (await fetch(address)).arrayBuffer();
    const results = [];
    for (let i = 0; i < runs; i++) {
      step(name);
      results.push(await measure(browser, address));
    }
    pages[name] = medians(results);
  }
  return pages;
}

function measure(browser, address) {
  return onPhone(browser, async (page, session) => {
    const types = new Map();
    const bytes = { script: 0, total: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.total += encodedDataLength;
      if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
    });
    await page.addInitScript(observe);
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    if (answer.status() !== 200) throw new Error(`${address} answers ${answer.status()}.`);
    const seen = await page.evaluate(() => window.haatSeen);
    return {
      lcp: seen.lcp,
      cls: seen.cls,
      blocked: seen.blocked,
      script: bytes.script / 1024,
      total: bytes.total / 1024,
    };
  });
}

/** Runs in the page: collects the browser's measurements. */
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
  // Total blocking time: the part of each task over 50 ms, after the first contentful paint.
  const tasks = [];
  let painted = Number.POSITIVE_INFINITY;
  const count = () => {
    seen.blocked = tasks.reduce((sum, { startTime, duration }) => {
      const from = Math.max(startTime + 50, painted);
      return sum + Math.max(0, startTime + duration - from);
    }, 0);
  };
  on('longtask', (entry) => {
    tasks.push(entry);
    count();
  });
  on('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return;
    painted = entry.startTime;
    count();
  });
}

function medians(results) {
  return Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]),
  );
}
