import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { RowField } from '@/lib/api/schemas/seller/import-fields';
import {
  type ImportMapping,
  importFormats,
  importStates,
  rowOutcomes,
  type ValueKind,
  valueKinds,
} from '@/lib/api/schemas/seller/imports';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { locales } from '@/lib/i18n/locales';
import { createdAt, id, moment, ref } from './columns';
import { listings } from './listings';
import { operators } from './operators';
import { stores, vendors } from './stores';

/** What is wrong with a row, or worth knowing: a key under `import_problems`. */
export type RowProblem = {
  field: RowField | null;
  code: string;
  params?: Record<string, string | number>;
};

/** A value of a row that is not known for certain, and what is taken until the store has said what it means. */
export type RowAsk = { kind: ValueKind; value: string; hint: string; proposal: string | null };

/** A file that a store, or an operator for all stores, imports, and how far it has come. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    /** Null for an operator's: its rows name their stores. */
    storeId: ref().references(() => stores.id),
    /** Who of the store has uploaded it. */
    vendorId: ref().references(() => vendors.id),
    /** Which operator has; null for the key OPERATOR_TOKEN too. */
    operatorId: ref().references(() => operators.id),
    locale: text({ enum: locales }).notNull(),
    fileName: text().notNull(),
    /** In the private store; null once it was removed. */
    fileKey: text(),
    format: text({ enum: importFormats }).notNull(),
    columns: jsonb().$type<{ name: string; samples: string[] }[]>().notNull(),
    pictureCount: integer().notNull().default(0),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    state: text({ enum: importStates }).notNull().default('mapping'),
    /** A key under `api`. */
    failure: text(),
    rowCount: integer().notNull().default(0),
    /** Groups of rows, one for each listing; those below `groupsDone` are through the present state. */
    groupCount: integer().notNull().default(0),
    groupsDone: integer().notNull().default(0),
    /** Rows that the present state has to do with, known once they are read, and how many are through it. */
    rowsToDo: integer().notNull().default(0),
    rowsDone: integer().notNull().default(0),
    /** Whether all rows are in `import_rows`. */
    isRead: boolean().notNull().default(false),
    newCount: integer().notNull().default(0),
    changedCount: integer().notNull().default(0),
    unchangedCount: integer().notNull().default(0),
    faultyCount: integer().notNull().default(0),
    draftCount: integer().notNull().default(0),
    /** Rows by the code of what is wrong with them or lacks, counted with the outcomes. */
    problemCounts: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Once it was taken back: listings that went back, and those left as they were changed since. */
    undoneCount: integer().notNull().default(0),
    leftCount: integer().notNull().default(0),
    /** Which process works on it, and until when it is taken to be alive. */
    runner: text(),
    leaseUntil: moment(),
    /** How often a process has begun with the present step, counted before its work. */
    tries: integer().notNull().default(0),
    /** Of one that is parked after too many tries: the state that it was in, and goes back to. */
    parkedState: text({ enum: importStates }),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (t) => [
    index('imports_store_idx').on(t.storeId, t.id),
    index('imports_turn_idx')
      .on(sql`coalesce(${t.storeId}, 0)`, t.id)
      .where(sql`${t.state} in ('checking', 'applying', 'undoing')`),
    check(
      'imports_owner',
      sql`(${t.storeId} is null) = (${t.vendorId} is null) and (${t.storeId} is null or ${t.operatorId} is null)`,
    ),
    check('imports_failure', sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
  ],
);

export const importRows = pgTable(
  'import_rows',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet shows it. */
    number: integer().notNull(),
    /** Of an operator's file, the store that the row names; null where there is none such. */
    storeId: ref().references(() => stores.id),
    /** The listing's ordinal in the file. */
    groupNumber: integer().notNull(),
    listingCode: text().notNull(),
    /** Of the file's own columns, for the file to correct. */
    cells: jsonb().$type<string[]>().notNull(),
    /** The mapped texts; what the file does not say is not in it. */
    fields: jsonb().$type<Partial<Record<RowField, string>>>().notNull(),
    problems: jsonb().$type<RowProblem[]>().notNull().default([]),
    /** What was filled on the page: it counts before `fields`, also when the file is read again. */
    filled: jsonb().$type<Partial<Record<RowField, string>>>().notNull().default({}),
    /** Values of the row that the store says something about. */
    asks: jsonb().$type<RowAsk[]>().notNull().default([]),
    outcome: text({ enum: rowOutcomes }),
    /** Of a published SKU: its stock when the row was checked. */
    seenStock: integer(),
    isApplied: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    index('import_rows_group_idx').on(t.importId, t.groupNumber),
    index('import_rows_outcome_idx').on(t.importId, t.outcome, t.number),
  ],
);

/** The mapping that a store last used for files with these headings. */
export const importMappings = pgTable(
  'import_mappings',
  {
    storeId: ref()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** A hash of the headings. */
    headings: text().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    usedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.headings] })],
);

/** Where pictures came from, so that a file imported again finds them instead of keeping them twice. */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    storeId: ref()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** A hash of the address, or of the file's bytes. */
    source: text().notNull(),
    url: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.source] }),
    index('imported_pictures_url_idx').on(t.url),
  ],
);

/** Values of a file that its store says something about, as they were counted at the check. */
export const importValues = pgTable(
  'import_values',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text({ enum: valueKinds }).notNull(),
    value: text().notNull(),
    hint: text().notNull(),
    proposal: text(),
    rowCount: integer().notNull(),
    examples: jsonb().$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.kind, t.value, t.hint] })],
);

/** What a store has said of values of its files; it counts for the files that come after, too. */
export const importChoices = pgTable(
  'import_choices',
  {
    storeId: ref()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    kind: text({ enum: valueKinds }).notNull(),
    value: text().notNull(),
    hint: text().notNull(),
    /** The import that it counts for alone; 0 for all. */
    ofImport: ref().notNull().default(0),
    choice: text().notNull(),
    usedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.kind, t.value, t.hint, t.ofImport] }),
    index('import_choices_used_idx').on(t.storeId, t.usedAt),
    index('import_choices_of_file_idx').on(t.usedAt).where(sql`${t.ofImport} <> 0`),
  ],
);

/** What an import has changed of a listing, so that it can be taken back where nobody has changed it since. */
export const importUndo = pgTable(
  'import_undo',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    listingId: ref()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** What its store edited before; null for a listing that the import has made. */
    before: jsonb().$type<ListingDocument>(),
    /** What shoppers saw before; null where nothing was published, or the same as `before`. */
    shownBefore: jsonb().$type<ListingDocument>(),
    /** Whether nothing of it waited to be published before. */
    wasPublished: boolean().notNull(),
    /** The listing's version after the import: another means that somebody has changed it since. */
    versionAfter: integer().notNull(),
    /** Stock of products that it has set: what it was to be, and what it was taken to be before. */
    stocks: jsonb()
      .$type<{ productId: number; to: number; seen: number }[]>()
      .notNull()
      .default([]),
    /** Rows of the file that were taken over into it. */
    rowCount: integer().notNull().default(0),
    /** What has become of it: taken back, or left since somebody has changed the listing. */
    undone: text({ enum: ['back', 'left'] }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.listingId] }),
    index('import_undo_listing_idx').on(t.listingId),
  ],
);
