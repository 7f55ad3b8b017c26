import { expect, type Page } from '@playwright/test';

/**
 * Simulates Chrome's translation without changing words: after the event `from`, and after each change, every text
 * node is replaced by two `<font>` elements.
 */
export const translateAsChrome = (page: Page, from: 'DOMContentLoaded' | 'load' = 'load') =>
  page.addInitScript(wrapTexts, from);

/**
 * If the translation comes before React, React finds a page that differs from the server's and renders it
 * again: it reports the error and continues.
 */
const madeAnew = /Minified React error #418/;

/** Collects errors of a translated page: exceptions, and nodes that React did not find. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!madeAnew.test(String(error))) errors.push(String(error));
  });
  page.on('console', (said) => {
    if (/'(?:insertBefore|removeChild)' on 'Node'/.test(said.text())) errors.push(said.text());
  });
  return errors;
}

/** Waits until the page is translated. */
export const expectTranslated = (page: Page) =>
  expect.poll(() => page.locator('main font').count()).toBeGreaterThan(3);

function wrapTexts(from: string) {
  const left = 'script, style, noscript, textarea, title, svg, font';
  const font = () => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    return element;
  };
  function wrap(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
    const [outer, inner] = [font(), font()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  function wrapAll(root: Node) {
    if (root instanceof Text) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) wrap(text);
  }
  addEventListener(from, () => {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) wrapAll(node);
        if (target instanceof Text) wrap(target);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
