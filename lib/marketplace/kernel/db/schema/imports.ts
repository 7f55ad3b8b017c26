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
import type { RowField } from '@/lib/contract/schemas/seller/import-fields';
import {
  type Certainty,
  type CutReason,
  certainties,
  type ImportMapping,
  importFormats,
  importStates,
  rowOutcomes,
  type ValueKind,
  valueKinds,
} from '@/lib/contract/schemas/seller/imports';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { locales } from '@/lib/i18n/locales';
import { createdAt, id, moment, ref } from './columns';
import { listings } from './listings';
import { operators } from './operators';
import { stores, vendors } from './stores';

/** An error or a hint about a row: a key under `import_problems`. */
export type RowProblem = {
  field: RowField | null;
  code: string;
  params?: Record<string, string | number>;
};

/** An uncertain value of a row, and the meaning assumed until the store decides. */
export type RowAsk = {
  kind: ValueKind;
  value: string;
  hint: string;
  proposal: string | null;
  /** The certainty of the proposal; absent without one. */
  certainty?: Certainty;
};

/** The layout of a file, as found when it was uploaded or read. */
export type ImportLayout = {
  /** The certainty of the format. */
  certainty?: Certainty;
  /** The names of a workbook's sheets that can be read. */
  sheets?: string[];
  /** The sheets that are read, in their order. */
  read?: string[];
  /** The file's columns that the format takes into account. */
  used?: string[];
  /** The last row that was read of a file that ran into a limit, and which limit. */
  cut?: { reason: CutReason; row: number };
  /** Rows that only add to other rows. */
  joined?: number;
  /** Pictures of the ZIP that no row takes. */
  unusedPictures?: { count: number; names: string[] };
  /** Pictures that the store does not have yet, and how many of them were fetched or could not be. */
  pictures?: { wanted: number; done: number; failed: number };
};

/** Imports of a file by a store, or by an operator for all stores, and their progress. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    /** The store; null for an operator's file, whose rows name their stores. */
    storeId: ref().references(() => stores.id),
    /** The member of the store who uploaded it. */
    vendorId: ref().references(() => vendors.id),
    /** The operator who uploaded it; null for the key OPERATOR_TOKEN too. */
    operatorId: ref().references(() => operators.id),
    locale: text({ enum: locales }).notNull(),
    fileName: text().notNull(),
    /** The file's key in the private store; null once the file was removed. */
    fileKey: text(),
    format: text({ enum: importFormats }).notNull(),
    columns: jsonb().$type<{ name: string; samples: string[] }[]>().notNull(),
    pictureCount: integer().notNull().default(0),
    layout: jsonb().$type<ImportLayout>().notNull().default({}),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    state: text({ enum: importStates }).notNull().default('mapping'),
    /** The failure as a key under `api`. */
    failure: text(),
    rowCount: integer().notNull().default(0),
    /** Groups of rows, one for each listing; those below `groupsDone` are finished in the present state. */
    groupCount: integer().notNull().default(0),
    groupsDone: integer().notNull().default(0),
    /** Rows that the present state must process, an estimate while they are read, and the number finished. */
    rowsToDo: integer().notNull().default(0),
    rowsDone: integer().notNull().default(0),
    /** True if all rows are in `import_rows`. */
    isRead: boolean().notNull().default(false),
    newCount: integer().notNull().default(0),
    changedCount: integer().notNull().default(0),
    unchangedCount: integer().notNull().default(0),
    faultyCount: integer().notNull().default(0),
    leftOutCount: integer().notNull().default(0),
    draftCount: integer().notNull().default(0),
    /** Counts of rows by the code of their problem, counted with the outcomes. */
    problemCounts: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Counts after an undo: listings restored, and listings left alone because they were changed since. */
    undoneCount: integer().notNull().default(0),
    leftCount: integer().notNull().default(0),
    /** The process that works on it, and the end of its lease. */
    runner: text(),
    leaseUntil: moment(),
    /** The number of times a process has started the present step, counted before its work. */
    tries: integer().notNull().default(0),
    /** The state from which it was parked after too many tries, and to which it returns. */
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
    /** The row's key: its number in the spreadsheet, its sheet and its part (`row-keys.ts`). */
    number: integer().notNull(),
    /** The store that the row of an operator's file names; null where there is no such store. */
    storeId: ref().references(() => stores.id),
    /** The listing's ordinal in the file. */
    groupNumber: integer().notNull(),
    listingCode: text().notNull(),
    /** Cells of the file's own columns, for the correction file. */
    cells: jsonb().$type<string[]>().notNull(),
    /** The mapped texts; fields that the file lacks are absent. */
    fields: jsonb().$type<Partial<Record<RowField, string>>>().notNull(),
    problems: jsonb().$type<RowProblem[]>().notNull().default([]),
    /** Values filled in on the page: they override `fields`, also when the file is read again. */
    filled: jsonb().$type<Partial<Record<RowField, string>>>().notNull().default({}),
    /** Values of the row that the store must decide about. */
    asks: jsonb().$type<RowAsk[]>().notNull().default([]),
    outcome: text({ enum: rowOutcomes }),
    /** The stock of a published SKU when the row was checked. */
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

/** Source addresses of pictures, so that importing a file again reuses them instead of storing duplicates. */
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

/** Values of a file that its store must decide about, as counted at the check. */
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
    certainty: text({ enum: certainties }),
    rowCount: integer().notNull(),
    examples: jsonb().$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.kind, t.value, t.hint] })],
);

/** A store's decisions about values of its files; they also apply to later files. */
export const importChoices = pgTable(
  'import_choices',
  {
    storeId: ref()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    kind: text({ enum: valueKinds }).notNull(),
    value: text().notNull(),
    hint: text().notNull(),
    /** The only import that it applies to; 0 for all. */
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

/** Changes of an import to a listing, so that they can be undone where nobody has changed the listing since. */
export const importUndo = pgTable(
  'import_undo',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    listingId: ref()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The store's former draft; null for a listing that the import has made. */
    before: jsonb().$type<ListingDocument>(),
    /** The published document before; null where nothing was published, or the same as `before`. */
    shownBefore: jsonb().$type<ListingDocument>(),
    /** True if the listing had no unpublished changes before. */
    wasPublished: boolean().notNull(),
    /** The listing's version after the import: a different version means that somebody has changed it since. */
    versionAfter: integer().notNull(),
    /** Stocks of products that it has set: the new stock, and the stock assumed before. */
    stocks: jsonb()
      .$type<{ productId: number; to: number; seen: number }[]>()
      .notNull()
      .default([]),
    /** The number of the file's rows that were applied to it. */
    rowCount: integer().notNull().default(0),
    /** The outcome of an undo: taken back, or left because somebody has changed the listing since. */
    undone: text({ enum: ['back', 'left'] }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.listingId] }),
    index('import_undo_listing_idx').on(t.listingId),
  ],
);
