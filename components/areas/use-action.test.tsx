/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ApiError } from '@/lib/client/request';
import en from '@/messages/en.json';
import { useAction, useSend } from './use-action';

let root: Root;
let main: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
});
afterEach(() => act(() => root.unmount()));

/** The button's next run, which the test ends. */
type Attempt = { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void };
let attempt: Attempt;

function begin(): Attempt {
  let [resolve, reject]: [Attempt['resolve'], Attempt['reject']] = [() => {}, () => {}];
  const promise = new Promise<void>((fulfil, refuse) => {
    [resolve, reject] = [fulfil, refuse];
  });
  return { promise, resolve, reject };
}

function Form() {
  const { busy, failure, errors, send } = useSend();
  return (
    <button type="button" disabled={busy} onClick={() => void send(() => attempt.promise)}>
      {[failure, errors.sku].filter(Boolean).join(' / ')}
    </button>
  );
}

function Step() {
  const { busy, run } = useAction();
  return (
    <button type="button" disabled={busy} onClick={() => void run(() => attempt.promise)}>
      {busy ? 'busy' : 'ready'}
    </button>
  );
}

const show = (shown: React.ReactNode) =>
  act(() =>
    root.render(
      <NextIntlClientProvider locale="en" messages={en}>
        {shown}
      </NextIntlClientProvider>,
    ),
  );
const button = () => main.querySelector('button') as HTMLButtonElement;

async function press(end: (attempt: Attempt) => void) {
  attempt = begin();
  await act(async () => button().click());
  const wasBusy = button().disabled;
  await act(async () => end(attempt));
  return wasBusy;
}

const refused = new ApiError('api', 422, 'Look again', { sku: 'No such SKU' });

it('says at the form what was refused, until it is sent again', async () => {
  await show(<Form />);
  expect(await press(({ reject }) => reject(refused))).toBe(true);
  expect(button().textContent).toBe('Look again / No such SKU');
  attempt = begin();
  await act(async () => button().click());
  expect(button().textContent).toBe('');
  await act(async () => attempt.resolve());
  expect(button().textContent).toBe('');
  expect(button().disabled).toBe(false);
});

it('is at its button again whether it went well or not', async () => {
  await show(<Step />);
  for (const end of [
    ({ resolve }: Attempt) => resolve(),
    ({ reject }: Attempt) => reject(refused),
  ]) {
    expect(await press(end)).toBe(true);
    expect(button().textContent).toBe('ready');
  }
});
