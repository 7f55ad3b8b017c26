import type { SourceField } from '@/lib/contract/schemas/seller/import-fields';

/** The texts of a row, by the field each is for. */
export type RowFields = Partial<Record<SourceField, string>>;
