/** The fixed table of specification §3: colour name → colour code. */
const table = new Map(
  Object.entries({
    red: '#dc2626',
    maroon: '#7f1d1d',
    crimson: '#be123c',
    pink: '#ec4899',
    rose: '#f43f5e',
    magenta: '#c026d3',
    purple: '#7e22ce',
    violet: '#6d28d9',
    lavender: '#c4b5fd',
    indigo: '#4338ca',
    blue: '#2563eb',
    navy: '#1e3a8a',
    'sky blue': '#38bdf8',
    turquoise: '#2dd4bf',
    teal: '#0f766e',
    cyan: '#06b6d4',
    green: '#16a34a',
    olive: '#65722d',
    mint: '#a7f3d0',
    lime: '#84cc16',
    yellow: '#facc15',
    mustard: '#ca8a04',
    gold: '#d4af37',
    orange: '#f97316',
    peach: '#fdba74',
    rust: '#b7410e',
    copper: '#b87333',
    brown: '#78350f',
    tan: '#d2b48c',
    beige: '#e8dcc4',
    cream: '#fdf6e3',
    ivory: '#fffff0',
    white: '#ffffff',
    silver: '#c0c0c0',
    grey: '#6b7280',
    gray: '#6b7280',
    charcoal: '#374151',
    black: '#111827',
  }),
);

const fallback = '#9ca3af';
const rainbow = 'conic-gradient(#ef4444, #f59e0b, #eab308, #22c55e, #3b82f6, #8b5cf6, #ef4444)';

export type Colour = { name: string; code: string };

/** Maps a comma-separated list of colour names to their codes: grey if unknown, a rainbow for 'multicolor'. */
export function coloursOf(names: string | null): Colour[] {
  return (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ name, code: codeOf(name.toLowerCase()) }));
}

function codeOf(name: string): string {
  if (/^multi-?\s?colou?r(ed)?$/.test(name)) return rainbow;
  return table.get(name) ?? fallback;
}
