'use client';

type Props<Value extends string | number> = {
  label: string;
  chosen: Value;
  choices: readonly (readonly [value: Value, text: string])[];
  onChoose: (value: Value) => void;
};

/** A row of buttons, one of which is pressed. */
export function Choices<Value extends string | number>({
  label,
  chosen,
  choices,
  onChoose,
}: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out as a row of buttons
    <div
      role="group"
      aria-label={label}
      className="flex overflow-hidden rounded-control border border-line-strong bg-card"
    >
      {choices.map(([value, text]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 px-4 font-medium -outline-offset-3 not-first:border-l not-first:border-line-strong hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
