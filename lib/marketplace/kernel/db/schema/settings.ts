import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { settingGroups } from '@/lib/api/schemas/settings/settings';
import { createdAt, id, ref } from './columns';
import { operators } from './operators';

/** What operators have set; the newest row of a group holds. Append-only: a trigger refuses changes and deletions. */
export const settingVersions = pgTable(
  'setting_versions',
  {
    id: id(),
    group: text({ enum: settingGroups }).notNull(),
    value: jsonb().notNull(),
    /** Null for the key OPERATOR_TOKEN. */
    operatorId: ref().references(() => operators.id),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('setting_versions_group_idx').on(t.group, t.id),
    check('setting_versions_value', sql`jsonb_typeof(${t.value}) = 'object'`),
  ],
);
