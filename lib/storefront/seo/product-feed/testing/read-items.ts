import type { Held, Item } from './requirements';

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decoded = (text: string) =>
  text.replace(/&(\w+);/g, (_, name) => {
    const sign = entities[name];
    if (!sign) throw new Error(`no entity of XML: ${name}`);
    return sign;
  });

/**
 * Parses the items of a feed.
 * @throws if the XML is not well-formed
 */
export function readItems(xml: string): Item[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, content = '']) => readItem(content));
}

function readItem(content: string): Item {
  const item: Item = new Map();
  const rest = content.replace(/<g:(\w+)>(.*?)<\/g:\1>/gs, (_, name, inner) => {
    item.set(name, [...(item.get(name) ?? []), held(inner)]);
    return '';
  });
  if (rest.trim()) throw new Error(`outside of any element: ${rest}`);
  return item;
}

function held(inner: string): Held {
  if (!inner.includes('<')) {
    if (/&(?!\w+;)/.test(inner)) throw new Error(`not escaped: ${inner}`);
    return decoded(inner);
  }
  const parts = [...inner.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)];
  return Object.fromEntries(parts.map(([, name, text = '']) => [name, decoded(text)]));
}
