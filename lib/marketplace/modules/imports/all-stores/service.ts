import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { imports } from '../../../kernel/db/schema/imports';
import { DomainError } from '../../../kernel/errors';
import type { Manager } from '../../../kernel/http/actor';
import type { Files } from '../../files';
import { newFileKey } from '../begin';
import { fileLimits } from '../files/limits';
import { sampleFile } from '../files/sample';
import { guessMapping } from '../formats/guess-mapping';
import { storeHeading } from './find-stores';

/**
 * Keeps a file of Haat's template with a column for the store, and starts the check of its rows.
 * @returns the import's id
 * @throws {DomainError} 422 with why the file cannot be read, import_store_column if the columns for store or SKU
 * are missing
 */
export async function beginMarketImport(
  db: Database,
  files: Files,
  { id: operatorId }: Extract<Manager, { kind: 'operator' }>,
  { path, name, lang }: { path: string; name: string; lang: Locale },
): Promise<number> {
  const { headings, pictureCount, samples } = await sampleFile(path, { format: 'haat' });
  const mapping = guessMapping('haat', headings);
  if (!storeHeading(headings) || !mapping.sku?.column) {
    throw new DomainError(422, 'import_store_column');
  }
  const columns = headings.map((heading) => ({
    name: heading,
    samples: samples
      .slice(0, fileLimits.shown)
      .map((cells) => (cells.get(heading) ?? '').slice(0, 80)),
  }));
  const fileKey = newFileKey();
  await files.privateFiles.keep(fileKey, { path });
  try {
    const [row] = await db
      .insert(imports)
      .values({
        ...{ operatorId, fileKey, columns, pictureCount, mapping },
        locale: lang,
        fileName: name,
        format: 'haat',
        state: 'checking',
      })
      .returning({ id: imports.id });
    return Number(row?.id);
  } catch (error) {
    await files.privateFiles.remove(fileKey);
    throw error;
  }
}
