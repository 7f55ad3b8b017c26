import { sql } from 'drizzle-orm';
import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Translations } from '@/lib/i18n/translated';

/** Surrogate key: a 64-bit identity column, read as a JavaScript number. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to a surrogate key. */
export const ref = () => bigint({ mode: 'number' });

/**
 * The store of an outbox row, whose turn it waits for (`claimInTurns`); 0 for no store. Without a foreign key, so
 * that inserting a row locks nothing.
 */
export const ofStore = () => ref().notNull().default(0);

/** An amount of money in integer paise. */
export const paise = () => bigint({ mode: 'number' });

/** A moment, stored with time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

/**
 * The time of the row's last change in what the seller API returns of it, by the clock and not by the
 * beginning of the transaction. Only the trigger `note_change` writes it; `changeEdge` relies on that.
 */
export const changedAt = () => moment().notNull().default(sql`clock_timestamp()`);

/** The row's texts in other languages than the default one: `{"hi": {"title": "…"}}`. */
export const translations = <Name extends string>() =>
  jsonb().$type<Translations<Name>>().notNull().default({});
