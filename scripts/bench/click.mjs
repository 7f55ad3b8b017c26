import { onPhone } from './phone-profile.mjs';

/** So many products of the list are opened in turn. */
const links = 5;
const product = 'main .product-card a[href*="/product/"]';

/**
 * Milliseconds from the click on a product in its category until the product's heading is `painted`, be it
 * on the frame that the card has filled, and until its page is there as a whole, `filled`. `rested`, when
 * the pointer lay on it until the network was quiet (a desktop, or a link that is loaded ahead), and
 * `tapped`, when it was tapped without a pointer near it before.
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

/** Answers a function that waits until nothing has been loaded for half a second. */
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

/** Runs in the page: times from the click to the screen's frame after the product's heading came. */
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
        // A message posted in a frame's callback is handled once that frame is painted.
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
