import { dayRange } from '@/components/product/delivery/day-range';
import { checkStores } from '@/lib/api/delivery';
import type { Locale } from '@/lib/i18n/locales';
import { money } from '@/lib/storefront/format';

type Texts = {
  by: (values: { day: string; amount: string }) => string;
  freeBy: (values: { day: string }) => string;
  notHere: (values: { pincode: string }) => string;
};

/** As many stores as the API answers for at once. */
const mostStores = 100;

const selector = '[data-delivery]';
/** What the page itself says on a card. */
const originals = new WeakMap<Element, string>();

/**
 * Writes onto all cards of the page, and onto those that come later, when the product would be at a pincode. The
 * date depends on the store, so one call answers for all cards.
 * @returns a function that gives the cards their own text back
 */
export function showCardDates(pincode: string, locale: Locale, texts: Texts): () => void {
  /** By store the latest day; null where nobody delivers, or it is not known. */
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
    const answer = await checkStores(locale, pincode, stores.map(Number)).catch(() => undefined);
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
