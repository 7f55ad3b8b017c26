import { onPhone } from './phone-profile.mjs';

/** Number of products opened in turn. */
const links = 5;
const product = 'main .product-card a[href*="/product/"]';

/**
 * Measures milliseconds from the click on a product in its category until its heading is `painted`, possibly in
 * the frame filled from the card, and until the whole page is there, `filled`. `rested`: the pointer was over
 * the link until the network was quiet (a desktop, or a prefetched link); `tapped`: no pointer was near it
 * before.
 */
export async function measureClicks(browser, address, onDone) {
  const times = { rested: [], tapped: [] };
  for (let nth = 0; nth < links; nth++) {
    for (const way of Object.keys(times)) {
      times[way].push(await onPhone(browser, (page) => openProduct(page, address, nth, way)));
      onDone();
    }
  }
  return times;
}

async function openProduct(page, address, nth, way) {
  const quiet = watchNetwork(page);
  await page.goto(address);
  const link = page.locator(product).nth(nth);
  await link.scrollIntoViewIfNeeded();
  await quiet();
  await page.evaluate(watchHeading);
  if (way === 'rested') {
    await link.hover();
    await quiet();
    await link.click();
  } else {
    await link.tap();
  }
  return page.evaluate(() => window.haatTimes);
}

/** Returns a function that waits until nothing has loaded for half a second. */
function watchNetwork(page) {
  let loading = 0;
  let last = Date.now();
  const count = (step) => () => {
    loading += step;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    const deadline = Date.now() + 20_000;
    last = Date.now();
    while ((loading > 0 || Date.now() - last < 500) && Date.now() < deadline) {
      await page.waitForTimeout(50);
    }
  };
}

/** Runs in the page: measures from the click to the frame after the product's heading appeared. */
function watchHeading() {
  let clicked;
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
    },
    { capture: true, once: true },
  );
  const shown = (headings) =>
    location.pathname.includes('/product/') &&
    [...document.querySelectorAll(headings)].some((heading) => heading.checkVisibility());
  const painted = (headings) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!shown(headings)) return;
        observer.disconnect();
        // A message posted in a frame's callback is handled after that frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  window.haatTimes = Promise.all([painted('h1'), painted('h1:not(.product-frame *)')]).then(
    ([heading, page]) => ({ painted: heading, filled: page }),
  );
}
