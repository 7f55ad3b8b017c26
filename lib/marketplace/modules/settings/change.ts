import { and, desc, eq, sql } from 'drizzle-orm';
import {
  type MailKind,
  type MailSettings,
  type MailWords,
  mailKinds,
  mailParts,
  noMailWords,
  placeholdersOf,
  unknownNames,
} from '@/lib/contract/schemas/settings/mails';
import type { SettingGroup } from '@/lib/contract/schemas/settings/settings';
import { type TaxSettings, taxKinds } from '@/lib/contract/schemas/settings/taxes';
import { locales } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../kernel/db/connection';
import { settingVersions } from '../../kernel/db/schema/settings';
import { transact } from '../../kernel/db/transaction';
import { DomainError, InvalidFields } from '../../kernel/errors';
import { markSiteStale } from '../../kernel/events/stale-products/mark';
import { readGroup } from '../../kernel/settings/queries';
import type { Settings } from '../../kernel/settings/registry';

const braced = (name: string) => `{${name}}`;

/**
 * @param path where the words lie in the request
 * @throws {DomainError} 422 mail_placeholder, which names the first that stands for nothing
 */
export function requireKnownNamesIn(kind: MailKind, words: MailWords, path: string): void {
  for (const part of mailParts) {
    const [unknown] = unknownNames(kind, words[part]);
    if (unknown === undefined) continue;
    const offered = placeholdersOf(kind).map(braced).join(', ');
    throw new DomainError(422, 'mail_placeholder', {
      params: { name: braced(unknown), offered },
      fields: { [`${path}.${part}`]: 'mail_placeholder' },
    });
  }
}

/** @throws {DomainError} 422 mail_placeholder if a mail's words use an unknown placeholder */
function requireKnownNames(mails: MailSettings): void {
  for (const kind of mailKinds) {
    for (const lang of locales) {
      requireKnownNamesIn(kind, mails[kind][lang] ?? noMailWords, `value.${kind}.${lang}`);
    }
  }
}

/** The groups that pages of the shop show. */
const shownOnPages = new Set<SettingGroup>([
  'company',
  'delivery',
  'support',
  'returns',
  'pincodes',
]);

type Change<Group extends SettingGroup> = {
  group: Group;
  value: Settings[Group];
  note?: string;
  /** The version that was read; without it the change is made in any case. */
  version?: number;
  operatorId: number | null;
};

/**
 * Adds a version of a group, which then applies; pages that show the group are marked stale.
 * @throws {DomainError} 409 settings_changed if somebody else has changed the group since
 * @throws {InvalidFields} rate_past if a tax rate would change whose day has begun
 * @throws {DomainError} 422 mail_placeholder if a mail's words use an unknown placeholder
 */
export const changeSettings = <Group extends SettingGroup>(
  db: Database,
  { group, value, note, version, operatorId }: Change<Group>,
) =>
  transact(db, async (tx) => {
    // The lock waits for concurrent changes of settings; readers are not blocked.
    await tx.execute(sql`lock table ${settingVersions} in share row exclusive mode`);
    const [held] = await tx
      .select({ id: settingVersions.id })
      .from(settingVersions)
      .where(and(eq(settingVersions.group, group)))
      .orderBy(desc(settingVersions.id))
      .limit(1);
    if (version !== undefined && version !== (held?.id ?? 0)) {
      throw new DomainError(409, 'settings_changed');
    }
    if (group === 'taxes') {
      const before = await readGroup(tx, 'taxes');
      requirePastRates(before, value as Settings['taxes'], new Date());
    }
    if (group === 'mails') requireKnownNames(value as Settings['mails']);
    await tx.insert(settingVersions).values({ group, value, note, operatorId });
    if (shownOnPages.has(group)) await markSiteStale(tx);
  });

/**
 * Refuses a change of rates whose day has begun: settlements made by them stay valid.
 * @throws {InvalidFields} rate_past, at each kind of rate
 */
function requirePastRates(before: TaxSettings, after: TaxSettings, now: Date): void {
  const today = dayOf(now);
  const begun = (rates: TaxSettings['tcs']) =>
    rates
      .filter(({ from }) => from <= today)
      .map(({ from, percent }) => `${from} ${percent}`)
      .join();
  const changed = taxKinds.filter((kind) => begun(before[kind]) !== begun(after[kind]));
  if (changed.length === 0) return;
  throw new InvalidFields(
    Object.fromEntries(changed.map((kind) => [`value.${kind}`, 'rate_past'])),
  );
}
