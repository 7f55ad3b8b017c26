import {
  type HeldSettings,
  type SettingGroup,
  type SettingVersion,
  settingGroups,
} from '@/lib/contract/schemas/settings/settings';
import { clockOf, dayOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';
import { table } from './table';

/** Prints the groups with their current versions. */
export async function listSettings(market: Market): Promise<void> {
  const held = await market<HeldSettings>('GET', '/settings');
  const rows = settingGroups.map((group) => [
    group,
    held[group].version ? String(held[group].version) : 'default',
    dayOrNone(held[group].changed_at),
  ]);
  console.log(table(['GROUP', 'VERSION', 'CHANGED'], rows));
}

/** Prints the values of a group, and the operator who changed it. */
export async function showSettings(market: Market, name: string | undefined): Promise<void> {
  const group = groupNamed(name);
  const held = await market<HeldSettings>('GET', '/settings');
  console.log(JSON.stringify(held[group].value, null, 2));
  const versions = await market<SettingVersion[]>('GET', `/settings/${group}/versions`);
  const rows = versions.map(({ version, at, operator, note }) => [
    String(version),
    clockOf(at),
    operator ?? 'key',
    note ?? '',
  ]);
  if (rows.length) console.log(table(['VERSION', 'AT', 'BY', 'NOTE'], rows));
}

/** Sets one field of a group, for example `company brand.en "My Market"`; JSON is parsed. */
export async function setSetting(
  market: Market,
  [name, path, text]: (string | undefined)[],
  note?: string,
): Promise<void> {
  const group = groupNamed(name);
  if (!path || text === undefined) throw new MarketError('Say what: set <group> <field> <value>');
  const { value, version } = (await market<HeldSettings>('GET', '/settings'))[group];
  const changed = structuredClone(value) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce<Record<string, unknown> | undefined>(
    (inner, key) => inner?.[key] as Record<string, unknown> | undefined,
    changed,
  );
  if (!holder || !Object.hasOwn(holder, last)) {
    throw new MarketError(`${group} has no field ${path}.`);
  }
  holder[last] = typeof holder[last] === 'string' ? text : parsed(text);
  await market('PUT', `/settings/${group}`, { value: changed, version, note });
  console.log(`${group} ${path}: ${text}. It holds within seconds.`);
}

const dayOrNone = (at: string | null) => (at ? dayOf(at) : '');

function groupNamed(name: string | undefined): SettingGroup {
  const group = settingGroups.find((each) => each === name);
  if (!group) throw new MarketError(`Say which: ${settingGroups.join(', ')}.`);
  return group;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
