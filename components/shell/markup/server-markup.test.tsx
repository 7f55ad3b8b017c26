/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ServerMarkup } from './server-markup';

const list = <ServerMarkup as="ul" id="reviews-7" className="list" />;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('takes what the server has rendered as it is', async () => {
  document.body.innerHTML =
    '<div id="root"><ul id="reviews-7" class="list"><li>Soft</li></ul></div>';
  const item = document.querySelector('li');
  const faults: unknown[] = [];
  await act(async () =>
    hydrateRoot(document.getElementById('root') as HTMLElement, list, {
      onRecoverableError: (fault) => faults.push(fault),
    }),
  );
  expect(document.querySelector('li')).toBe(item);
  expect(faults).toEqual([]);
});

it('keeps it where another part takes its place over', async () => {
  document.body.innerHTML =
    '<div id="root"><ul id="reviews-7" class="list"><li>Soft</li></ul></div>';
  const container = document.getElementById('root') as HTMLElement;
  const root = await act(async () => hydrateRoot(container, list));
  await act(async () => root.render(<section>{list}</section>));
  expect(container.innerHTML).toBe(
    '<section><ul id="reviews-7" class="list"><li>Soft</li></ul></section>',
  );
});

it('is empty where another page was loaded, whatever that page shows', async () => {
  document.body.innerHTML = '<ul id="reviews-6"><li>Hard</li></ul><div id="root"></div>';
  const container = document.getElementById('root') as HTMLElement;
  await act(async () => createRoot(container).render(list));
  expect(container.innerHTML).toBe('<ul id="reviews-7" class="list"></ul>');
});
