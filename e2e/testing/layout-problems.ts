import type { Page } from '@playwright/test';

/**
 * Returns texts of a page that are lost: the page scrolls sideways, a box cuts text off, or texts overlap.
 * Declared truncation (an ellipsis, a line limit) is allowed. An amount, an order number or a separate date
 * must not wrap.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
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
    /** The effect of an element's ancestors on its text; each element is measured once. */
    type Around = {
      isSpoken: boolean;
      isAloft: boolean;
      clamp?: Element;
      cuts: Element[];
      frames: Element[];
    };
    const known = new Map<Element | null, Around>([
      [root, { isSpoken: false, isAloft: false, cuts: [], frames: [] }],
    ]);
    const around = (element: Element): Around => {
      const found = known.get(element);
      if (found) return found;
      const of = around(element.parentElement as Element);
      const style = getComputedStyle(element);
      const { position, overflowX, overflowY } = style;
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const scrolls = /auto|scroll/.test(overflowX + overflowY) || position === 'fixed';
      const cuts = /hidden|clip/.test(overflowX + overflowY);
      const now: Around = {
        isSpoken:
          of.isSpoken ||
          style.clipPath === 'inset(50%)' ||
          (position === 'absolute' && element.clientWidth <= 1),
        isAloft: of.isAloft || position === 'fixed' || position === 'sticky',
        clamp: isMeant ? element : of.clamp,
        cuts: scrolls ? [] : cuts ? [element, ...of.cuts] : of.cuts,
        frames: scrolls ? [element, ...of.frames] : of.frames,
      };
      known.set(element, now);
      return now;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement as Element;
      if (!node.nodeValue?.trim() || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(of.tagName)) continue;
      if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { isSpoken, clamp, frames } = around(of);
      if (isSpoken) continue;
      const limit = clamp?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        // Lines below an ellipsis have boxes too, but are invisible.
        if (limit && (box.top + box.bottom) / 2 > limit.bottom) continue;
        // Texts scrolled out of their frame are invisible.
        const isAway = frames.some((frame) => {
          const edge = frame.getBoundingClientRect();
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          return y > edge.bottom || y < edge.top || x > edge.right || x < edge.left;
        });
        if (isAway) continue;
        if (limit && box.right > limit.right) box.width = limit.right - box.left;
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
      const { clamp, cuts } = around(of);
      if (clamp) continue;
      const middle = (box.top + box.bottom) / 2;
      const by = cuts.find((it) => {
        const edge = it.getBoundingClientRect();
        const isOut = box.right > edge.right + slack || box.left < edge.left - slack;
        return isOut || middle > edge.bottom || middle < edge.top;
      });
      if (by) told.push(`cut off by ${name(by, '')}: ${name(of, node.data)}`);
    }

    const exact = /-?₹[\d,.]*\d|\bHT-[A-Z0-9-]+|\bT-[2-9A-Z]{10}\b/g;
    for (const node of new Set(lines.map((line) => line.node))) {
      const isDate = node.parentElement?.closest('time') && !node.data.includes(', ');
      for (const { index, 0: text } of node.data.matchAll(isDate ? /.+/gs : exact)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.trimEnd().length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (tops.some(({ top }) => Math.abs(top - (tops[0]?.top ?? top)) > slack)) {
          told.push(`breaks ${text}: ${name(node.parentElement as Element, node.data)}`);
        }
      }
    }

    const flat = lines.filter(({ of }) => !around(of).isAloft);
    flat.sort((a, b) => a.box.top - b.box.top);
    flat.forEach((one, index) => {
      for (const other of flat.slice(index + 1)) {
        // Half of a line's height is leading, which may touch.
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
