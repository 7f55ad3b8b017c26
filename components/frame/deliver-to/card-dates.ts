import { call, dataOf } from '@/lib/client/call';
import type { Locale } from '@/lib/i18n/locales';
import { dayRange } from '@/lib/storefront/addresses/day-range';
import { money } from '@/lib/storefront/format';

type Texts = {
  by: (values: { day: string; amount: string }) => string;
  freeBy: (values: { day: string }) => string;
  notHere: (values: { pincode: string }) => string;
};

/** Maximum number of stores per API call. */
const mostStores = 100;

const selector = '[data-delivery]';
/** The cards' original texts. */
const originals = new WeakMap<Element, string>();

/**
 * Writes the delivery date for a pincode onto all current and later product cards of the page. The date depends
 * on the store, so one call answers for all cards.
 * @returns a function that restores the cards' own texts
 */
export function showCardDates(pincode: string, locale: Locale, texts: Texts): () => void {
  /** The latest delivery day by store; null if the store does not deliver or the day is unknown. */
  const days = new Map<string, string | null>();
  let isServed = true;
  let extraFee = 0;
  let isOver = false;
  let isPlanned = false;

  function show(): void {
    isPlanned = false;
    if (isOver) return;
    const unknown = new Set<string>();
    for (const card of document.querySelectorAll<HTMLElement>(selector)) {
      const [store = '', fee = ''] = card.dataset.delivery?.split(':') ?? [];
      const day = days.get(store);
      if (day === undefined && isServed) unknown.add(store);
      else write(card, textOf(day, Number(fee) + extraFee));
    }
    if (unknown.size) void ask([...unknown].slice(0, mostStores));
  }

  function textOf(day: string | null | undefined, fee: number): string | undefined {
    if (!isServed) return texts.notHere({ pincode });
    if (!day) return undefined;
    const when = dayRange(day, day, locale);
    return fee ? texts.by({ day: when, amount: money(fee) }) : texts.freeBy({ day: when });
  }

  async function ask(stores: string[]): Promise<void> {
    for (const store of stores) days.set(store, null);
    const answer = await dataOf(
      call('GET /api/delivery', { lang: locale, query: { pincode, stores: stores.join(',') } }),
    ).catch(() => undefined);
    if (!answer) return;
    isServed = answer.serviceable;
    extraFee = answer.extra_fee;
    for (const { id, latest } of answer.stores) days.set(String(id), latest);
    show();
  }

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(show);
  }

  show();
  const observer = new MutationObserver(plan);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    isOver = true;
    observer.disconnect();
    for (const card of document.querySelectorAll(selector)) write(card, originals.get(card));
  };
}

function write(card: Element, text: string | undefined): void {
  if (text === undefined || card.textContent === text) return;
  if (!originals.has(card)) originals.set(card, card.textContent ?? '');
  card.textContent = text;
}
