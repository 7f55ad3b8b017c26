'use client';

import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  /** Called with the new order after a move. */
  onOrder: (items: Item[]) => void;
  /** Renders an item with the handle that moves it. */
  children: (item: Item, handle: ReactNode) => ReactNode;
};

/** A list that is sorted by handles: dragged, or moved with the arrow keys. */
export function SortableList<Item>(props: Props<Item>) {
  const { label, items, idOf, nameOf, onOrder, children } = props;
  const t = useTranslations('operator_ui');
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<{ id: string | number; order: Item[] }>();
  const [said, setSaid] = useState('');
  const shown = dragged?.order ?? items;

  function say(item: Item, order: readonly Item[]) {
    const place = order.findIndex((one) => idOf(one) === idOf(item)) + 1;
    setSaid(t('moved_to', { name: nameOf(item), place, count: order.length }));
  }

  function drag(item: Item) {
    const end = new AbortController();
    let order = [...items];
    setDragged({ id: idOf(item), order });
    const follow = ({ clientY }: PointerEvent) => {
      const from = order.findIndex((one) => idOf(one) === idOf(item));
      const to = placeAt(list.current, clientY);
      if (to === from) return;
      order = moved(order, from, to);
      setDragged({ id: idOf(item), order });
    };
    const drop = () => {
      end.abort();
      setDragged(undefined);
      if (order.every((one, at) => one === items[at])) return;
      onOrder(order);
      say(item, order);
    };
    // The listeners are on the window: the handle moves within the list and so loses the pointer.
    window.addEventListener('pointermove', follow, { signal: end.signal });
    window.addEventListener('pointerup', drop, { signal: end.signal });
    window.addEventListener('pointercancel', drop, { signal: end.signal });
  }

  function moveByKey(event: KeyboardEvent, item: Item) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const from = items.indexOf(item);
    if (!items[from + by]) return;
    const order = moved(items, from, from + by);
    onOrder(order);
    say(item, order);
  }

  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className="divide-y divide-line rounded-card border border-line bg-card"
      >
        {shown.map((item) => (
          <li
            key={idOf(item)}
            className={clsx(dragged?.id === idOf(item) && 'relative bg-brand-soft shadow-raised')}
          >
            {children(
              item,
              <button
                type="button"
                aria-label={t('move', { name: nameOf(item) })}
                onPointerDown={(event) => event.button === 0 && drag(item)}
                onKeyDown={(event) => moveByKey(event, item)}
                className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:bg-sunken"
              >
                <GripVertical aria-hidden className="size-5" />
              </button>,
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Returns the list with the item at `from` moved to `to`; the others keep their order. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Returns the index in a list for a vertical position on the screen. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex(({ bottom }) => y < bottom);
  return at < 0 ? rows.length - 1 : at;
}
