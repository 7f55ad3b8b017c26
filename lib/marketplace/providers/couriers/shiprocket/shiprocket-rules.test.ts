import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { serveHttp } from '../../common/testing/serve-http';
import { openCourierBooks } from '../testing/courier-rig';
import { describeCourier, impatience } from '../testing/courier-rules';
import { shiprocketCourier } from './shiprocket';
import { asShiprocketWebhook, shiprocketStandIn, standInKeys } from './testing/stand-in';

describeCourier('Shiprocket', async () => {
  const books = await openCourierBooks(await openTestDatabase(), asShiprocketWebhook);
  const server = await serveHttp(shiprocketStandIn(books.db));
  const provider = (timeoutMs: number) =>
    shiprocketCourier({ ...standInKeys, baseUrl: server.url, timeoutMs });
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
