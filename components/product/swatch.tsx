import type { Colour } from '@/lib/storefront/catalog/colours';

/** A dot of the colour; its name is beside it or is the link's own. */
export function Swatch({ code }: { code: Colour['code'] }) {
  return (
    <span
      aria-hidden
      style={{ background: code }}
      className="forced-color-adjust-none inline-block size-5 shrink-0 rounded-full border border-line-strong"
    />
  );
}
