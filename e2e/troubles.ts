import type { Page } from '@playwright/test';

/**
 * Where a page loses text as it stands: it must be pushed sideways, or text is cut off by a box around it, or
 * runs over other text. Text that is declared to be cut (an ellipsis, a number of lines) is meant so.
 */
export async function layoutTroubles(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => {
    const slack = 2;
    const { documentElement: root } = document;
    const told: string[] = [];
    const name = (element: Element, text = element.textContent ?? '') =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 60) ?? ''}"> ${text.trim().slice(0, 40)}`;

    type Line = { node: Text; box: DOMRect; of: Element };
    const lines: Line[] = [];
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const chain = (element: Element) => {
      const all: Element[] = [];
      for (let it: Element | null = element; it && it !== root; it = it.parentElement) all.push(it);
      return all;
    };
    /** Only heard, never seen. */
    const isSpoken = (element: Element) =>
      chain(element).some((it) => it.clientWidth <= 1 && styleOf(it).position === 'absolute');
    const isMeant = (element: Element) => {
      const { textOverflow, webkitLineClamp } = styleOf(element);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    };
    const isAloft = (element: Element) =>
      chain(element).some((it) => ['fixed', 'sticky'].includes(styleOf(it).position));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement as Element;
      if (!node.nodeValue?.trim() || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(of.tagName)) continue;
      if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isSpoken(of)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1) lines.push({ node: node as Text, box, of });
      }
    }

    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (it) => it.getBoundingClientRect().right > root.clientWidth + 1 && it.checkVisibility(),
      );
      const last = wide.filter((it) => !wide.some((other) => other !== it && it.contains(other)));
      told.push(
        `is ${root.scrollWidth} wide on ${root.clientWidth}: ${last.slice(0, 3).map((it) => name(it))}`,
      );
    }

    for (const { node, box, of } of lines) {
      for (const around of chain(of)) {
        if (isMeant(around)) break;
        const { overflowX, overflowY, position } = styleOf(around);
        const edge = around.getBoundingClientRect();
        const cutsX = /hidden|clip/.test(overflowX);
        const cutsY = /hidden|clip/.test(overflowY);
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
        const outX = box.right > edge.right + slack || box.left < edge.left - slack;
        const middle = (box.top + box.bottom) / 2;
        const outY = middle > edge.bottom || middle < edge.top;
        if ((cutsX && outX) || (cutsY && outY)) {
          told.push(`cut off by ${name(around, '')}: ${name(of, node.data)}`);
          break;
        }
      }
    }

    const flat = lines.filter(({ of }) => !isAloft(of));
    flat.sort((a, b) => a.box.top - b.box.top);
    flat.forEach((one, index) => {
      for (const other of flat.slice(index + 1)) {
        // Half of a line's height is its leading, which may touch.
        if (other.box.top > one.box.bottom) break;
        const high =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const isOver = high > Math.min(one.box.height, other.box.height) / 2 && wide > 4;
        if (isOver && one.node !== other.node) {
          told.push(`${name(one.of, one.node.data)} runs over ${name(other.of, other.node.data)}`);
        }
      }
    });
    return [...new Set(told)].slice(0, 8);
  });
}
