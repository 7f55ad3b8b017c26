/** Lighthouse's mobile profile: 412×823, 4× slower CPU, 562.5 ms added latency, 1.47 Mbit/s. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Runs `use` on a slow phone with an empty cache. */
export async function onPhone(browser, use) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await use(page, session);
  } finally {
    await context.close();
  }
}
