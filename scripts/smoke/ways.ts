import { run } from '../lib/install.mjs';
import { startShop } from '../lib/shop.mjs';
import { openBehindNginx } from './behind-nginx';
import { emptyFolder, type OpenShop, ownSettings } from './settings';

export const wayNames = ['start', 'next', 'nginx'] as const;
export type WayName = (typeof wayNames)[number];

/** How the shop can be run. Each answers the open shop, or why it cannot be opened here. */
export const ways: Record<WayName, { title: string; open(): Promise<OpenShop | string> }> = {
  start: {
    title: 'npm start, embedded database',
    async open() {
      const dataDir = emptyFolder('start');
      const language = 'ta';
      const env = { ...ownSettings, MORE_LANGUAGES: language };
      const { target, close } = openAt(await startShop({ port: 3241, dataDir, env }), dataDir);
      return { target: { ...target, language }, close };
    },
  },
  next: {
    title: 'next start, embedded database',
    async open() {
      const dataDir = emptyFolder('next');
      const env = { ...ownSettings, DATA_DIR: dataDir };
      run(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], env);
      const script = 'scripts/lib/next-start.mjs';
      const shop = await startShop({ port: 3242, dataDir, env: ownSettings, script });
      return openAt(shop, dataDir, notUnderNext);
    },
  },
  nginx: {
    title: 'two instances behind nginx, PostgreSQL and Redis',
    open: openBehindNginx,
  },
};

/** Our own server compresses; behind `next start` that is the proxy's. */
const notUnderNext = ['pages come compressed'];

type RunningShop = Awaited<ReturnType<typeof startShop>>;

function openAt(shop: RunningShop, dataDir: string, leftOut?: string[]): OpenShop {
  return {
    target: { url: shop.url, dataDir, leftOut },
    close: async () => {
      await shop.stop();
    },
  };
}
