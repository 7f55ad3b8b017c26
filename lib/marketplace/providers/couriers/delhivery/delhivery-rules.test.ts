import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { serveHttp } from '../../common/testing/serve-http';
import { openCourierBooks } from '../testing/courier-rig';
import { describeCourier, impatience } from '../testing/courier-rules';
import { delhiveryCourier } from './delhivery';
import { asDelhiveryPush, delhiveryStandIn, standInKeys } from './testing/stand-in';

describeCourier('Delhivery', async () => {
  const books = await openCourierBooks(await openTestDatabase(), asDelhiveryPush);
  const server = await serveHttp(delhiveryStandIn(books.db));
  const provider = (timeoutMs: number) =>
    delhiveryCourier({ ...standInKeys, baseUrl: server.url, timeoutMs });
  return {
    ...books,
    provider: provider(5_000),
    impatient: provider(impatience),
    async close() {
      await server.close();
      await books.close();
    },
  };
});
