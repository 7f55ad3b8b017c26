/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { z } from 'zod';
import areas from '@/messages/areas/en.json';
import en from '@/messages/en.json';
import { ContractForm } from './contract-form';
import type { FormField } from './form-field';
import { numberIn } from './values';

let root: Root;
let main: HTMLElement;
let sent: object[];
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
  sent = [];
});
afterEach(() => {
  act(() => root.unmount());
  main.remove();
});

const schema = z.object({ amount: z.number({ error: 'amount' }), store: z.string().optional() });

const fields: FormField[] = [
  {
    name: 'direction',
    kind: 'choice',
    label: 'Direction',
    options: [{ value: 'charge', label: 'Charge' }],
    isUnsent: true,
  },
  {
    name: 'amount',
    kind: 'number',
    label: 'Amount',
    read: (typed, { direction }) => numberIn(String(typed)) * (direction === 'charge' ? -1 : 1),
  },
  { name: 'store', kind: 'line', label: 'Store', options: [{ value: 'kala', label: 'Kala' }] },
];

const show = () =>
  act(() =>
    root.render(
      <NextIntlClientProvider locale="en" messages={{ ...en, ...areas }}>
        <ContractForm
          isFocused
          isInDialog
          fields={fields}
          value={{ direction: 'charge' }}
          schema={async () => schema}
          action="Save"
          onSend={async (body) => {
            sent.push(body);
          }}
        />
      </NextIntlClientProvider>,
    ),
  );

const input = (name: string) => main.querySelector(`[name=${name}]`) as HTMLInputElement;

/** Sets the value as the browser does, past the setter that React has put on the element. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

async function type(name: string, text: string) {
  await act(async () => {
    setValue?.call(input(name), text);
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function submit(): Promise<void> {
  await act(async () => main.querySelector('form')?.requestSubmit());
  // The schema and its resolver are loaded at the first submit.
  await act(async () => void (await import('@hookform/resolvers/zod')));
}

it('uses a field that is not sent for another field', async () => {
  await show();
  await type('amount', '१,२९९');
  await submit();
  expect(sent).toEqual([{ amount: -1299, store: undefined }]);
});

it('shows an error at its field and sends nothing', async () => {
  await show();
  await submit();
  expect(sent).toEqual([]);
  expect(input('amount').getAttribute('aria-invalid')).toBe('true');
});

it('focuses the first field and suggests texts', async () => {
  await show();
  expect(document.activeElement).toBe(input('direction'));
  expect(input('store').getAttribute('list')).toBe(main.querySelector('datalist')?.id);
});
