import { eq } from 'drizzle-orm';
import { filesFromConfig } from '../../../app/providers/files';
import { connection } from '../../../kernel/db/connection';
import { noLimits } from '../../../kernel/db/pool';
import { imports } from '../../../kernel/db/schema/imports';
import { runImports } from '../run/runner';
import { applyImport } from '../steps';

/*
 * Runs an import in a separate process for `import-kill.test.ts`: works on waiting imports, takes over checked
 * rows, and prints the import's state at every step until it is killed.
 */

const opened = await connection(noLimits);
const { db } = opened;
const context = { db, files: filesFromConfig() };
let doing = 'checking';
const shouldStop = () => {
  process.stdout.write(`${doing}\n`);
  return false;
};
await runImports({ ...context, shouldStop });
const [checked] = await db.select().from(imports).where(eq(imports.state, 'checked'));
doing = 'applying';
if (checked?.storeId) {
  await applyImport(db, { kind: 'seller', storeId: checked.storeId }, checked.id);
}
await runImports({ ...context, shouldStop });
await opened.close();
