/** @jest-environment jsdom */
import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useKeptFocus } from './use-kept-focus';

/** A page with removable rows, a step that replaces its button, and a dialog that changes a row. */
function Page() {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const [rows, setRows] = useState(['a', 'b', 'c']);
  const [step, setStep] = useState('pack');
  const [isOpen, setOpen] = useState(false);
  return (
    <main ref={main}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              {row}
            </button>
            <button type="button" onClick={() => setOpen(true)}>
              open {row}
            </button>
          </li>
        ))}
      </ul>
      <section>
        {step !== 'done' && (
          <button
            key={step}
            type="button"
            onClick={() => setStep(step === 'pack' ? 'ship' : 'done')}
          >
            {step}
          </button>
        )}
      </section>
      {isOpen && (
        <dialog open>
          <button type="button" onClick={() => setOpen(false)}>
            close
          </button>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              setRows(rows.map((row) => (row === 'b' ? 'cut' : row)));
            }}
          >
            change b
          </button>
        </dialog>
      )}
    </main>
  );
}

let root: Root;
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom has no layout.
  Element.prototype.checkVisibility = () => true;
});
beforeEach(async () => {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<Page />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  await act(async () => {
    button?.focus();
    button?.click();
  });
}
const focused = () => document.activeElement?.textContent;

it.each([
  ['the row that stands in the place of one taken away', ['b'], 'c'],
  ['the last row where the last one was taken away', ['c'], 'b'],
  ['the button that replaces the pressed one', ['pack'], 'ship'],
  ['the part where nothing is left to press', ['pack', 'ship'], ''],
  ['what opened the dialog that is closed', ['open b', 'close'], 'open b'],
  ['the new row where the dialog replaced the one that opened it', ['open b', 'change b'], 'cut'],
])('puts the focus on %s', async (_, presses, expected) => {
  for (const name of presses) await press(name);
  expect(document.activeElement).not.toBe(document.body);
  expect(focused()).toBe(expected);
});
