import { findChromium } from '../lib/chromium.mjs';
import { measureApi, run } from './api.mjs';
import { measureCached } from './cached.mjs';
import { readCatalogue } from './catalogue.mjs';
import { openEmptySite } from './empty-site.mjs';
import { measureLedger } from './ledger.mjs';
import { forgetPages, openMarket } from './market.mjs';
import { growthTable, measureGrowth } from './orders/growth.mjs';
import { measurePages } from './pages.mjs';
import { measurePrices } from './prices/measure.mjs';
import {
  apiTable,
  clickTable,
  enginesTables,
  importTable,
  ledgerTable,
  memoryTable,
  pricesTable,
  sellerTable,
  tableOf,
} from './report.mjs';
import { judgedTable, judgeSearch } from './search.mjs';
import { measureSeller } from './seller.mjs';
import { measureKeptPages } from './site/kept-pages.mjs';
import { measureSite } from './site/measure.mjs';
import { keptBefore, measureRestart } from './visits/after-restart.mjs';
import { alone, measureEmptyPage, measureFirstRenders, measureSpread } from './visits/products.mjs';
import { crowdedVisits, measureCrowdedRenders } from './visits/under-load.mjs';

/** Runs the chosen parts one at a time; all but the API's on one shop. */
export async function runParts(options, report) {
  const chosen = (...names) => names.some((name) => options.parts.includes(name));
  const chromium = chosen('pages', 'site') ? await findChromium() : undefined;
  if (chosen('pages', 'site') && !chromium) process.exit(1);
  if (chosen('site')) await site(options, report, chromium);
  if (chosen('api')) await api(options, report);
  if (chosen('search')) {
    const judged = await judgeSearch(options);
    report.add('search', judged, ...judged.map(judgedTable));
  }
  if (chosen('seller')) await seller(options, report);
  if (chosen('ledger')) await ledger(options, report);
  if (chosen('growth')) {
    const figures = await measureGrowth(options);
    if (figures) report.add('growth', figures, growthTable(figures));
  }
  if (chosen('prices')) await prices(options, report);
  if (chosen('model')) {
    const figures = await run(['scripts/bench/model/print.ts'], {}, 5);
    if (figures) report.add('model', JSON.parse(figures));
  }
  if (chosen('restart')) await restart(options, report);
  if (!chosen('load', 'memory', 'pages')) return;
  const apart = alone + crowdedVisits;
  const emptySite = chosen('load', 'pages') ? await openEmptySite() : undefined;
  forgetPages();
  const shop = await openMarket(options.products + apart);
  try {
    const catalogue = await readCatalogue(shop.url, options.products + apart);
    if (chosen('load')) await load(shop, emptySite, catalogue, options, report);
    if (chosen('load', 'memory')) await spread(shop, catalogue, options, report);
    if (chosen('pages')) {
      const seen = await measurePages(shop.url, emptySite.url, catalogue, chromium);
      report.add('pages', seen, tableOf(seen.pages), clickTable(seen.click));
    }
  } finally {
    await shop.stop();
    await emptySite?.stop();
  }
}

async function site(options, report, chromium) {
  await measureSite(options.site, options, chromium, (part, figures) =>
    report.add(`site, ${part}`, figures, tableOf(figures)),
  );
}

async function api(options, report) {
  const figures = await measureApi(options);
  report.add('api', figures, ...figures.map(apiTable), ...enginesTables(figures));
}

async function seller(options, report) {
  const figures = await measureSeller(options);
  const tables = figures.flatMap((one) => [sellerTable(one), importTable(one)]);
  report.add('seller', figures, ...tables);
}

async function ledger(options, report) {
  const figures = await measureLedger(options);
  if (figures) report.add('ledger', figures, ledgerTable(figures));
}

async function prices(options, report) {
  const figures = await measurePrices(options);
  if (figures) report.add('prices', figures, pricesTable(figures));
}

async function restart({ products }, report) {
  const open = () => openMarket(products);
  const shop = await open();
  const { product, productPaths } = await readCatalogue(shop.url, keptBefore).finally(shop.stop);
  const figures = await measureRestart(open, productPaths, product.category.slug);
  report.add('restart', figures, tableOf(figures));
}

async function load(shop, emptySite, catalogue, options, report) {
  const cached = await measureCached(shop, catalogue, options);
  report.add('cached', cached, tableOf(cached));
  const { product } = catalogue;
  const pages = {
    home: '/',
    category: `/category/${product.category.slug}`,
    product: `/product/${product.slug}`,
  };
  const kept = await measureKeptPages(shop, pages, options);
  report.add('kept', kept, tableOf(kept));
  const first = await measureFirstRenders(shop, catalogue.productPaths.slice(0, alone));
  const empty = await measureEmptyPage(emptySite);
  report.add('emptyPage', empty);
  const rows = { 'first render, one at a time': first, ...empty };
  report.add('firstRender', first, tableOf(rows));
  const crowded = await measureCrowdedRenders(
    shop,
    catalogue.productPaths.slice(alone, alone + crowdedVisits),
  );
  report.add('crowdedRender', crowded, tableOf(crowded));
}

async function spread(shop, catalogue, options, report) {
  const figures = await measureSpread(
    shop,
    catalogue.productPaths.slice(alone + crowdedVisits),
    options,
  );
  const rows = {
    [`${figures.visited} products, first pass`]: figures.passes.first,
    'the same, second pass': figures.passes.second,
  };
  report.add('spread', figures, tableOf(rows), memoryTable(figures.memory));
}
