'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type Tab = { id: string; label: string; panel: ReactNode };

/**
 * Tabs whose panels are all in the page, for search engines and browsers without script. An address ending in
 * #id opens that tab.
 */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const [shown, setShown] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const open = () => {
      const asked = window.location.hash.slice(1);
      if (!tabs.some(({ id }) => id === asked)) return;
      setShown(asked);
      list.current?.scrollIntoView({ block: 'start' });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [tabs]);

  function step(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    setShown(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  }

  return (
    <div className="flex scroll-mt-32 flex-col gap-5 sm:scroll-mt-20" ref={list}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={step}
        className="flex overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === shown}
            aria-controls={id}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => setShown(id)}
            className="selectable -mb-px min-h-12 border-b-3 border-transparent px-4 font-semibold max-sm:grow max-sm:px-2.5 max-sm:text-[0.9375rem] whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink aria-selected:border-brand aria-selected:text-brand"
          >
            {label}
          </button>
        ))}
      </div>
      <noscript>
        <style>{'[role=tabpanel]{display:block!important}'}</style>
      </noscript>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          className={id === shown ? undefined : 'hidden'}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
