/* The test provider's version of Razorpay's checkout.js: the same interface, in a dialog of its own. No money moves. */
(() => {
  const allTexts = 'TEXTS';
  const base = new URL('.', document.currentScript.src).href;

  const css = `
    dialog { all: initial; --ring: var(--accent); display: none; position: fixed; inset: 0; margin: auto; box-sizing: border-box;
      width: min(26rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); height: fit-content; overflow: auto;
      border-radius: 16px; background: #fff; color: #1c1917; font: 16px/1.6 var(--font-sans, system-ui, sans-serif);
      box-shadow: 0 20px 60px rgb(0 0 0 / .35); }
    dialog[open] { display: block; }
    dialog::backdrop { background: rgb(0 0 0 / .6); }
    * { box-sizing: border-box; font: inherit; color: inherit; margin: 0; }
    .mark { position: sticky; top: 0; z-index: 1; padding: 10px 16px; background: #fde68a; color: #451a03;
      text-align: center; font-size: 14px; }
    .mark b { font-weight: 700; display: block; }
    .body { display: grid; gap: 16px; padding: 20px; }
    h2 { font-size: 20px; font-weight: 700; }
    .total { display: flex; justify-content: space-between; gap: 16px; align-items: baseline; }
    .total strong { font-size: 24px; font-weight: 700; }
    .who { font-size: 14px; color: #57534e; overflow-wrap: anywhere; }
    fieldset { border: 0; padding: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 8px; min-width: 0; }
    legend { font-weight: 600; padding: 0 0 8px; }
    label { display: flex; align-items: center; gap: 10px; min-height: 48px; padding: 8px 14px; cursor: pointer;
      border: 1px solid #a8a29e; border-radius: 10px; }
    label:has(:checked) { border-color: var(--ring); box-shadow: inset 0 0 0 1px var(--ring); }
    input { width: 18px; height: 18px; accent-color: var(--ring); }
    .buttons { display: grid; gap: 8px; }
    button { min-height: 48px; padding: 8px 16px; border-radius: 10px; border: 1px solid #78716c; background: #fff;
      font-weight: 600; cursor: pointer; }
    button.main { background: var(--accent); border-color: var(--accent); color: #fff; }
    button:disabled { opacity: .6; cursor: progress; }
    :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
    [role=alert] { padding: 10px 14px; border-radius: 10px; background: #fee2e2; color: #7f1d1d; }
    [role=alert]:empty { display: none; }
    @media (prefers-color-scheme: dark) {
      dialog { --ring: #f5f5f4; color-scheme: dark; background: #1c1917; color: #f5f5f4; }
      button { background: #292524; }
      .who { color: #d6d3d1; }
      [role=alert] { background: #450a0a; color: #fecaca; }
    }`;

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  class Razorpay {
    #options;
    #listeners = new Map();
    #open;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('No order_id passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    #emit(event, detail) {
      for (const listener of this.#listeners.get(event) ?? []) listener(detail);
    }

    close() {
      this.#open?.end();
      this.#open = undefined;
    }

    open() {
      if (this.#open) return;
      const { amount, name, description, prefill, theme, config, timeout, modal } = this.#options;
      const lang = allTexts[config?.display?.language] ? config.display.language : 'en';
      const t = allTexts[lang];
      const host = element('div');
      const root = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];

      const money = new Intl.NumberFormat(`${lang}-IN`, { style: 'currency', currency: 'INR' });
      const method = (value) =>
        element(
          'label',
          {},
          element('input', {
            type: 'radio',
            name: 'method',
            value,
            checked: value === (prefill?.method === 'card' ? 'card' : 'upi'),
          }),
          t[value],
        );
      const button = (key, className = '') =>
        element('button', { type: 'button', className, textContent: t[key], name: key });
      const success = button('success', 'main');
      const failure = button('failure');
      const dismiss = button('dismiss');
      const alert = element('p', { role: 'alert' });
      alert.setAttribute('role', 'alert');
      const title = element('h2', { id: 'title', textContent: name || t.title });
      const who = [prefill?.name, prefill?.email, prefill?.contact].filter(Boolean).join(' · ');
      const dialog = element(
        'dialog',
        { lang },
        element('div', { className: 'mark' }, element('b', { textContent: t.mark }), t.no_money),
        element(
          'div',
          { className: 'body' },
          title,
          element(
            'div',
            { className: 'total' },
            element('span', { textContent: description || t.amount }),
            element('strong', { textContent: money.format((amount ?? 0) / 100) }),
          ),
          ...(who
            ? [element('p', { className: 'who', textContent: `${t.paying_for} ${who}` })]
            : []),
          element(
            'fieldset',
            {},
            element('legend', { textContent: t.method }),
            method('upi'),
            method('card'),
          ),
          alert,
          element('div', { className: 'buttons' }, success, failure, dismiss),
        ),
      );
      dialog.setAttribute('aria-labelledby', 'title');
      dialog.style.setProperty('--accent', theme?.color || '#9a3412');
      root.append(dialog);

      const before = document.activeElement;
      const timer = timeout ? setTimeout(() => leave(), timeout * 1000) : undefined;
      this.#open = {
        end: () => {
          clearTimeout(timer);
          dialog.close();
          host.remove();
          before?.focus?.();
        },
      };
      const leave = () => {
        if (!this.#open) return;
        this.close();
        modal?.ondismiss?.();
      };
      const busy = (isBusy) => {
        for (const each of [success, failure]) each.disabled = isBusy;
        success.textContent = isBusy ? t.busy : t.success;
      };
      const pay = async (outcome) => {
        alert.textContent = '';
        busy(true);
        const answer = await this.#pay(outcome, root.querySelector(':checked').value);
        if (!this.#open) return;
        busy(false);
        if (!answer || answer.error) {
          alert.textContent = answer ? t.failed : t.unreachable;
          success.focus();
          if (answer) this.#emit('payment.failed', answer);
          return;
        }
        this.close();
        this.#options.handler?.(answer);
        this.#emit('payment.success', answer);
      };
      success.addEventListener('click', () => pay('success'));
      failure.addEventListener('click', () => pay('failure'));
      dismiss.addEventListener('click', leave);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        leave();
      });
      document.body.append(host);
      dialog.showModal();
      success.focus();
    }

    async #pay(outcome, method) {
      const { key, order_id } = this.#options;
      const answer = await fetch(`${base}checkout/${encodeURIComponent(order_id)}/pay`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ key, method, outcome }),
      }).catch(() => undefined);
      return answer?.json().catch(() => undefined);
    }
  }

  window.Razorpay = Razorpay;
})();
