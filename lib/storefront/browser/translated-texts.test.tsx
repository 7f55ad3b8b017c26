/** @jest-environment jsdom */

import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { followTranslation } from './translated-texts';

const font = (content: Node | string) => {
  const element = document.createElement('font');
  element.append(content);
  return element;
};

/** Ways in which a translator replaces a text node. */
const ways: Record<string, (text: Text) => void> = {
  'replaces it': (text) => text.replaceWith(font(font(text.data))),
  'comes before it and takes it away': (text) => {
    text.before(font(font(text.data)));
    text.remove();
  },
  'moves it inside': (text) => {
    const outer = font('');
    text.replaceWith(outer);
    outer.append(font(text));
  },
};

const textsOf = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

let place: HTMLElement;
let root: Root;
const show = (page: ReactNode) => act(async () => root.render(page));

beforeAll(followTranslation);
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

describe.each(Object.entries(ways))('a translator that %s', (_, translate) => {
  const translateAll = () =>
    act(async () => {
      for (const text of textsOf(place)) if (text.data.trim()) translate(text);
    });

  it('lets an element come and go before a text', async () => {
    const page = (busy: boolean) => <p>{[busy && <i key="i">…</i>, 'Send']}</p>;
    await show(page(false));
    await translateAll();
    await show(page(true));
    expect(place.textContent).toBe('…Send');
    await show(page(false));
    expect(place.textContent).toBe('Send');
  });

  it('lets a text come, go and move', async () => {
    await show(<p>{['one', <b key="b">two</b>, 'three']}</p>);
    await translateAll();
    await show(<p>{['one', <b key="b">two</b>]}</p>);
    expect(place.textContent).toBe('onetwo');
    await show(<p>{[<b key="b">two</b>, 'one']}</p>);
    expect(place.textContent).toBe('twoone');
  });

  it('never leaves an old count or price standing', async () => {
    const page = (count: number) => (
      <p>
        {count} in the cart for ₹{count * 100}
      </p>
    );
    await show(page(1));
    for (const count of [2, 3, 4]) {
      await translateAll();
      await show(page(count));
      expect(place.textContent).toBe(`${count} in the cart for ₹${count * 100}`);
    }
  });

  it('is followed when it shows the original again', async () => {
    const page = (count: number) => <p>Left: {count}</p>;
    await show(page(5));
    await translateAll();
    await act(async () => {
      for (const outer of place.querySelectorAll('p > font')) {
        outer.replaceWith(document.createTextNode(outer.textContent ?? ''));
      }
    });
    await show(page(4));
    expect(place.textContent).toBe('Left: 4');
  });
});

it('still throws for an element that is not there at all', () => {
  const stranger = document.createElement('p');
  expect(() => place.removeChild(stranger)).toThrow(DOMException);
  expect(() => place.insertBefore(document.createElement('i'), stranger)).toThrow(DOMException);
});
