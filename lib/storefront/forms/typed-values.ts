/** Selects all fields of a page. */
const fieldSelector = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field and its typed or ticked value; never stored, because it may be a password. */
export type TypedValue = { field: Field; value: string; checked: boolean };

const isTicked = (field: Field) => field.type === 'checkbox' || field.type === 'radio';
/** False for fields that nobody types in or that a script may not set. */
const isTyped = (field: Field) => !/^(?:file|hidden|submit|reset|button|image)$/.test(field.type);

/** Indexes fields by name, since React regenerates their ids. */
function named<Each>(all: Each[], fieldOf: (each: Each) => Field): Map<string, Each> {
  const found = new Map<string, Each>();
  for (const each of all) {
    const field = fieldOf(each);
    const base = [field.type, field.name, isTicked(field) && field.value].join(' ');
    let name = base;
    for (let count = 2; found.has(name); count++) name = `${base} ${count}`;
    found.set(name, each);
  }
  return found;
}

/** Types and ticks the values again in the replacement fields, as the shopper would. */
export function typeAgain(values: TypedValue[]): void {
  const fields = [...document.querySelectorAll<Field>(fieldSelector)];
  const now = named(fields, (field) => field);
  for (const [name, { field: former, value, checked }] of named(values, ({ field }) => field)) {
    const field = now.get(name);
    if (!field || field === former || !isTyped(field)) continue;
    if (isTicked(field)) {
      if ('checked' in field && field.checked !== checked) field.click();
    } else if (field.value !== value) {
      // React installs its own setter on each field and would miss a direct assignment.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
