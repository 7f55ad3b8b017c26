import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Surrogate key: a 64-bit identity column, read as a JavaScript number. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to a surrogate key. */
export const ref = () => bigint({ mode: 'number' });

/** An amount of money in integer paise. */
export const paise = () => bigint({ mode: 'number' });

/** A moment, stored with time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();
