import type { useTranslations } from 'next-intl';

type Texts = ReturnType<typeof useTranslations<'offer'>>;

/** The file that the last frame showed as its picture. */
let shownFile: string | undefined;

/**
 * Shows at once what a product's card knows as the first screen of the product's page, in place of the page
 * that the card is on. The address is the product's from now on, so that the way back leads to the list, of
 * which the browser has noted the scroll position.
 * @returns false, and does nothing, when the link is not a product's on a card
 */
export function showProductFrame(link: HTMLAnchorElement, t: Texts): boolean {
  const main = link.closest('main');
  const card = link.closest('.product-card, .product-thumb');
  if (!main || !card || link.pathname === window.location.pathname) return false;
  // Not Next's own, which would take the list for the product. Next reloads an entry without its mark.
  History.prototype.pushState.call(window.history, {}, '', link.href);
  hideProductFrame();
  main.prepend(frameOf(card, link.textContent, t));
  window.scrollTo({ top: 0, behavior: 'instant' });
  return true;
}

export function hideProductFrame(): void {
  document.querySelector('.product-frame')?.remove();
}

/** The file of a product's picture `src` that the frame has shown, and so is there already. */
export const fileInFrame = (src: string | null) =>
  src && shownFile?.includes(`url=${encodeURIComponent(src)}&`) ? shownFile : undefined;

/** Of the sizes of the product's page: page.tsx, Gallery and ProductSummary. e2e/first-visit/tap.spec.ts compares them. */
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

function box(className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement('div');
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
  // In the same frame as the heading: the file is there.
  return copy && Object.assign(copy, { loading: 'eager', decoding: 'sync' });
}

function priceOf(card: Element, t: Texts): HTMLElement {
  const price = copyOf(card, '.price');
  price?.classList.add('price-on-page');
  const hidden = price?.querySelector('s > .sr-only');
  const mrp = hidden?.parentElement;
  if (mrp) {
    // As `Price` of the page has it.
    const shown = document.createElement('span');
    hidden?.remove();
    mrp.replaceWith(shown);
    shown.append(`${t('mrp')} `, mrp);
  }
  const taxes = box('taxes', t(mrp ? 'inclusive' : 'price_is_mrp'));
  // The lowest price of the last days stands beside a discount; a card does not know it.
  return box('prices', price ?? '', taxes, mrp ? box('taxes', '\u00a0') : '');
}

function stockOf(card: Element, t: Texts): (Node | string)[] {
  const deal = copyOf(card, '.deal-flag');
  if (deal) deal.className = 'deal';
  const said = deal?.firstElementChild;
  // What a card says to screen readers alone, in the words that the page shows.
  if (said) Object.assign(said, { className: '', textContent: t('ends_in') });
  // A card is silent about plenty only, a thumb about everything.
  const silent = card.matches('.product-card') ? box('plenty', t('in_stock')) : '';
  return [copyOf(card, '.price + p') ?? silent, deal ?? ''];
}
