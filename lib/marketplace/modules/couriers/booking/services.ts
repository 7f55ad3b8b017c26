import type { CourierOffer } from '@/lib/contract/schemas/seller/couriers';
import { log } from '@/lib/log/log';
import { DomainError } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import { ProviderError } from '../../../providers/common/http';
import type { CourierRoute } from '../../../providers/couriers/provider';
import type { CourierContext } from '../courier-context';

/** The most services that a seller chooses from. */
const most = 20;

/**
 * Returns the services of all couriers on a route, the cheapest first; the cheapest and the fastest are marked.
 * A courier that does not answer is left out.
 * @throws {DomainError} 503 courier_unavailable if none answers
 */
export async function listOffers(
  { couriers }: CourierContext,
  route: CourierRoute,
): Promise<CourierOffer[]> {
  let silent = 0;
  const found = await Promise.all(
    couriers.all.map(async (courier) => {
      try {
        return (await courier.services(route)).map((service) => ({
          ...service,
          provider: courier.name,
        }));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ courier: courier.name, error: error.message }, 'a courier told no services');
        silent++;
        return [];
      }
    }),
  );
  if (silent > 0 && silent === couriers.all.length) {
    throw new DomainError(503, 'courier_unavailable');
  }
  const offers = found.flat().sort((a, b) => a.price - b.price || a.days - b.days);
  const fastest = offers.toSorted((a, b) => a.days - b.days || a.price - b.price)[0];
  return offers.slice(0, most).map((offer, index) => ({
    ...{ provider: offer.provider, code: offer.code, name: offer.name, days: offer.days },
    price: rupees(offer.price),
    is_cheapest: index === 0,
    is_fastest: offer === fastest,
  }));
}
