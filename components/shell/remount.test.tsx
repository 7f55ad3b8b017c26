/** @jest-environment jsdom */

import { act, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Remount } from './remount';

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place, { onCaughtError: () => undefined, onUncaughtError: () => undefined });
});
afterEach(() => act(async () => root.unmount()));

/** A form that fails `times` times on request, as React does on moved nodes. */
function BreakingForm({ failures, error }: { failures: { left: number }; error: unknown }) {
  const [name, setName] = useState('');
  const [told, tell] = useState(false);
  useLayoutEffect(() => {
    if (told && failures.left-- > 0) throw error;
  }, [told, failures, error]);
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input name="agreed" type="checkbox" />
      <textarea name="message" />
      <output>{name}</output>
      <button type="button" onClick={() => tell(true)}>
        Send
      </button>
    </form>
  );
}

const moved = new DOMException('The node is not a child of this node.', 'NotFoundError');
const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`);
async function press() {
  await act(async () => {
    place.querySelector('button')?.click();
    // Preloads the module that restores typed values.
    await import('@/lib/storefront/forms/typed-values');
  });
}

function open(times: number, error: unknown) {
  const form = <BreakingForm failures={{ left: times }} error={error} />;
  return act(async () => root.render(<Remount>{form}</Remount>));
}

it('builds its part anew and keeps what was typed and ticked', async () => {
  await open(1, moved);
  const former = field('name');
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(former, 'Meera');
    former?.dispatchEvent(new Event('input', { bubbles: true }));
    field('agreed')?.click();
    Object.assign(field('message') ?? {}, { value: 'Paid twice.' });
  });
  await press();
  expect(field('name')).not.toBe(former);
  expect(field('name')?.value).toBe('Meera');
  // React's state has the value, too.
  expect(place.querySelector('output')?.textContent).toBe('Meera');
  expect(field('agreed')?.checked).toBe(true);
  expect(field('message')?.value).toBe('Paid twice.');
});

it.each([
  ['an error of its own', 1, new Error('The shelf fell down.')],
  ['what fails again and again', 9, moved],
])('hands %s on', async (_, times, error) => {
  await open(times, error);
  const thrown: unknown[] = [];
  for (let round = 0; round < 5; round++) await press().catch((each) => thrown.push(each));
  expect(thrown).toEqual([error]);
});
