import type { useTranslations } from 'next-intl';
import { money } from '@/lib/storefront/format';

type Texts = ReturnType<typeof useTranslations<'offer'>>;

/** The picture file that the last frame showed. */
let shownFile: string | undefined;

/**
 * Shows the first screen of a product's page from its card, in place of the current page. The address becomes
 * the product's, so that "back" leads to the list, whose scroll position the browser has stored.
 * @returns false, without any change, if the link is not a product's on a card
 */
export function showProductFrame(link: HTMLAnchorElement, t: Texts): boolean {
  const main = link.closest('main');
  const card = link.closest('.product-card, .product-thumb');
  if (!main || !card || link.pathname === window.location.pathname) return false;
  // Next's own `pushState` would take the list for the product. Next reloads a history entry without its mark.
  History.prototype.pushState.call(window.history, {}, '', link.href);
  hideProductFrame();
  main.prepend(frameOf(card, link.ariaLabel ?? link.textContent, t));
  window.scrollTo({ top: 0, behavior: 'instant' });
  return true;
}

export function hideProductFrame(): void {
  document.querySelector('.product-frame')?.remove();
}

/** Returns the file of a product's picture `src` that the frame has shown, and that is therefore cached. */
export const fileInFrame = (src: string | null) =>
  src && shownFile?.includes(`url=${encodeURIComponent(src)}&`) ? shownFile : undefined;

/**
 * Builds the frame in the sizes of the product's page: page.tsx, Gallery and ProductSummary.
 * e2e/first-visit/tap.spec.ts compares them.
 */
function frameOf(card: Element, name: string, t: Texts): HTMLElement {
  const heading = document.createElement('h1');
  heading.append(name);
  return box(
    'product-frame',
    box('trail grey'),
    box(
      'columns',
      box('gallery', box('shot', pictureOf(card)), box('thumb grey')),
      box(
        'summary',
        box(
          'title',
          box(
            'brand',
            card.querySelector('.product-card-brand')?.textContent ?? '',
            copyOf(card, '.rating') ?? '',
          ),
          box('name', heading, copyOf(card, '.heart') ?? ''),
        ),
        priceOf(card, t),
        box('stock', ...stockOf(card, t)),
        box('quantity grey'),
        box('buy', box('grey')),
        box('rest grey'),
      ),
    ),
  );
}

type Children = (Node | string)[];

const box = (className: string, ...children: Children) => part('div', className, ...children);

function part(tag: string, className: string, ...children: Children): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

const copyOf = (card: Element, selector: string) =>
  card.querySelector(selector)?.cloneNode(true) as HTMLElement | undefined;

function pictureOf(card: Element): Node | string {
  const picture = card.querySelector<HTMLImageElement>('.picture');
  shownFile = picture?.complete ? picture.currentSrc : undefined;
  const copy = copyOf(card, '.picture') ?? '';
  // The file is cached, so the picture appears in the same frame as the heading.
  return copy && Object.assign(copy, { loading: 'eager', decoding: 'sync' });
}

function priceOf(card: Element, t: Texts): HTMLElement {
  const price = copyOf(card, '.price');
  if (price?.dataset.own) price.replaceChildren(...ownPrice(price.dataset.own, t));
  price?.classList.add('price-on-page');
  const mrp = price?.querySelector('s');
  if (mrp) {
    // The same markup as the page's `Price`.
    const shown = part('span', '');
    mrp.firstElementChild?.remove();
    mrp.replaceWith(shown);
    shown.append(`${t('mrp')} `, mrp);
  }
  const taxes = box('taxes', t(mrp ? 'inclusive' : 'price_is_mrp'));
  // The page shows the lowest recent price beside a discount; a card does not know it.
  return box('prices', price ?? '', taxes, mrp ? box('taxes', '\u00a0') : '');
}

/** Builds a card's price of its own; the card shows the price of a cheaper size. */
function ownPrice(amounts: string, t: Texts): Node[] {
  const [price = 0, mrp = 0, percent = 0] = amounts.split(' ').map(Number);
  const shown = [part('b', '', money(price))];
  if (mrp > price) shown.push(part('s', '', part('span', ''), money(mrp)));
  if (percent) shown.push(part('span', 'price-off', t('off', { percent })));
  return shown;
}

function stockOf(card: Element, t: Texts): (Node | string)[] {
  const deal = copyOf(card, '.deal-flag');
  if (deal) deal.className = 'deal';
  const said = deal?.firstElementChild;
  // The card has this text for screen readers only; the page shows it.
  if (said) Object.assign(said, { className: '', textContent: t('ends_in') });
  // A card shows no stock note for ample stock; a thumb shows none at all.
  const silent = card.matches('.product-card') ? box('plenty', t('in_stock')) : '';
  return [copyOf(card, '.product-card-stock') ?? silent, deal ?? ''];
}
