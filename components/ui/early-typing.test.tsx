/** @jest-environment jsdom */

import { TextEncoder } from 'node:util';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { recordEarlyTyping } from './early-typing';
import { TextField } from './field';

let sent: unknown;

/** A form like the shop's: its fields are uncontrolled and registered with react-hook-form. */
function Form() {
  const { register, handleSubmit } = useForm<{ name: string; city: string }>();
  return (
    <form
      onSubmit={handleSubmit((values) => {
        sent = values;
      })}
    >
      <p>
        Step <b>1</b>
      </p>
      <TextField {...register('name')} label="Full name" />
      <TextField {...register('city')} label="City" />
    </form>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

function typeEarly(name: string, value: string): void {
  const input = field(name);
  if (input) input.value = value;
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

function translate(): void {
  const text = document.querySelector('p')?.firstChild;
  const font = document.createElement('font');
  font.textContent = text?.textContent ?? '';
  text?.replaceWith(font);
}

let markup: string;
let place: HTMLElement;
let root: Root;
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(place, <Form />, { onRecoverableError: () => undefined });
  });

beforeAll(async () => {
  // React's renderer asks for both when it is loaded, and jsdom has neither.
  class MessageChannel {
    port1 = {};
  }
  Object.assign(globalThis, { MessageChannel, TextEncoder });
  const { renderToString } = await import('react-dom/server');
  markup = renderToString(<Form />);
  recordEarlyTyping();
});
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = markup;
  sent = undefined;
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

test.each([false, true])('early input stays and is sent, translated: %s', async (translated) => {
  const typedIn = field('name');
  typeEarly('name', 'Meera Patil');
  if (translated) translate();
  await hydrate();
  expect(field('name') === typedIn).toBe(!translated);
  expect(field('name')?.value).toBe('Meera Patil');
  await act(async () => document.forms[0]?.requestSubmit());
  expect(sent).toEqual({ name: 'Meera Patil', city: '' });
});

test('input after hydration is not typed into a later form', async () => {
  await hydrate();
  typeEarly('name', 'Asha Rao');
  await act(async () => root.unmount());
  place.innerHTML = markup;
  await hydrate();
  expect(field('name')?.value).toBe('');
});
