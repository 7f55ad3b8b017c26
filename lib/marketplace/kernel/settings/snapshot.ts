import type { HeldSettings } from '@/lib/contract/schemas/settings/settings';
import { log } from '@/lib/log/log';
import type { Database } from '../db/connection';
import { newestVersion, readHeld } from './queries';
import { defaultSettings, type Settings } from './registry';

/** The longest time until an instance sees what another has set, in milliseconds. */
const pollPause = 2000;

/** The settings as this instance last read them. */
export type SettingsSnapshot = {
  now(): Settings;
  /** Reads changes since the last read. */
  refresh(): Promise<void>;
  /** Keeps reading until `stop()`. */
  start(): void;
  stop(): void;
};

/**
 * Opens the settings of a database, which are then available without waiting.
 * @param onChange called with each change that is read
 * @param settings apply until something was set
 */
export function openSettings(
  db: Database,
  onChange: (settings: Settings) => void = () => {},
  settings = defaultSettings,
): SettingsSnapshot {
  let seen = 0;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  async function refresh() {
    const newest = await newestVersion(db);
    if (newest <= seen) return;
    settings = valuesOf(await readHeld(db));
    seen = newest;
    onChange(settings);
  }

  function next() {
    timer = setTimeout(async () => {
      await refresh().catch((error: Error) => log.warn({ error }, 'settings not read'));
      if (isRunning) next();
    }, pollPause);
    timer.unref();
  }

  return {
    now: () => settings,
    refresh,
    start() {
      isRunning = true;
      next();
    },
    stop() {
      isRunning = false;
      clearTimeout(timer);
    },
  };
}

const valuesOf = (held: HeldSettings) =>
  Object.fromEntries(
    Object.entries(held).map(([group, { value }]) => [group, value]),
  ) as unknown as Settings;
