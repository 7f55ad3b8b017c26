import { connection } from '../connection';
import { migrate } from '../migrate';
import { noLimits } from '../pool';

/*
 * One of several processes of `migrate.test.ts` that migrate one database: tells when it is connected, and
 * starts at the first message.
 */

const opened = await connection(noLimits);
await opened.db.execute('select 1');
process.once('message', async () => {
  await migrate(opened);
  await opened.close();
  process.disconnect();
});
process.send?.('connected');
