import { connection } from '../connection';
import { migrate } from '../migrate';
import { noLimits } from '../pool';

/*
 * Runs as one of several processes of `migrate.test.ts` that migrate one database: reports its connection,
 * and starts at the first message.
 */

const opened = await connection(noLimits);
await opened.db.execute('select 1');
process.once('message', async () => {
  await migrate(opened);
  await opened.close();
  process.disconnect();
});
process.send?.('connected');
