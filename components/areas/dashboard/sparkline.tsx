const height = 24;

/** A figure's values by day as a small line; the chart of the page tells them in full. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values);
  if (values.length < 2 || most <= 0) return null;
  const points = values.map((value, day) => {
    const left = (100 * day) / (values.length - 1);
    return `${left.toFixed(1)},${(height - 1 - ((height - 2) * value) / most).toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="mt-auto h-6 w-full pt-1 text-brand"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
