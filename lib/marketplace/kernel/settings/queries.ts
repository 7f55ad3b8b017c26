import { and, desc, eq, inArray, lte, max } from 'drizzle-orm';
import {
  type HeldSettings,
  type SettingGroup,
  type SettingVersion,
  settingGroups,
} from '@/lib/contract/schemas/settings/settings';
import { log } from '@/lib/log/log';
import type { Database } from '../db/connection';
import { operators } from '../db/schema/operators';
import { settingVersions } from '../db/schema/settings';
import { registry, type Settings } from './registry';

/** Returns the newest version of all groups; 0 while nothing was set. */
export async function newestVersion(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(settingVersions.id) }).from(settingVersions);
  return row?.newest ?? 0;
}

/** Returns all groups with their current versions. */
export async function readHeld(db: Database): Promise<HeldSettings> {
  const newest = db
    .select({ id: max(settingVersions.id) })
    .from(settingVersions)
    .groupBy(settingVersions.group);
  const rows = await db.select().from(settingVersions).where(inArray(settingVersions.id, newest));
  const entries = settingGroups.map((group) => {
    const row = rows.find((each) => each.group === group);
    const held = {
      value: fitting(group, row?.value),
      version: row?.id ?? 0,
      changed_at: row?.createdAt.toISOString() ?? null,
    };
    return [group, held];
  });
  return Object.fromEntries(entries);
}

/** Returns the current values of a group, read in the caller's transaction. */
export async function readGroup<Group extends SettingGroup>(
  db: Database,
  group: Group,
): Promise<Settings[Group]> {
  const [row] = await db
    .select({ value: settingVersions.value })
    .from(settingVersions)
    .where(eq(settingVersions.group, group))
    .orderBy(desc(settingVersions.id))
    .limit(1);
  return fitting(group, row?.value);
}

/** Returns a group's values at a moment, read in the caller's transaction. */
export async function readGroupAt<Group extends SettingGroup>(
  db: Database,
  group: Group,
  at: Date,
): Promise<Settings[Group]> {
  const [row] = await db
    .select({ value: settingVersions.value })
    .from(settingVersions)
    .where(and(eq(settingVersions.group, group), lte(settingVersions.createdAt, at)))
    .orderBy(desc(settingVersions.id))
    .limit(1);
  return fitting(group, row?.value);
}

/**
 * Returns stored settings, with defaults for fields added by a newer release; all defaults where they do not
 * fit the schema.
 */
function fitting<Group extends SettingGroup>(group: Group, stored: unknown): Settings[Group] {
  const { schema, defaults } = registry[group];
  if (stored === undefined) return defaults as Settings[Group];
  const read = schema.safeParse({ ...defaults, ...(stored as object) });
  if (read.success) return read.data as Settings[Group];
  log.error({ group, issues: read.error.issues }, 'stored settings do not fit: defaults hold');
  return defaults as Settings[Group];
}

const shown = 50;

/** Returns the last versions of a group, the newest first. */
export async function listVersions(db: Database, group: SettingGroup): Promise<SettingVersion[]> {
  const rows = await db
    .select({ version: settingVersions, operator: operators.name })
    .from(settingVersions)
    .leftJoin(operators, eq(operators.id, settingVersions.operatorId))
    .where(eq(settingVersions.group, group))
    .orderBy(desc(settingVersions.id))
    .limit(shown);
  return rows.map(({ version: { id, value, note, createdAt }, operator }) => ({
    version: id,
    value: value as Record<string, unknown>,
    operator,
    note,
    at: createdAt.toISOString(),
  }));
}
