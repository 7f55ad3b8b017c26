/** A variable of a registered template: `{#var#}`, or a tagged one such as `{#numeric#}`. */
const variable = /\{#[a-z]+#\}/g;

/** The most characters (UTF-16) that operators accept for a variable. */
const longestValue = 30;

/** Returns the number of variables in a registered template. */
export const variablesIn = (template: string): number => template.match(variable)?.length ?? 0;

/** Fills a template's variables in order; longer values are cut between characters, missing ones stay. */
export function fillTemplate(template: string, values: readonly (string | undefined)[]): string {
  let index = 0;
  return template.replace(variable, (name) => {
    const value = values[index++];
    return value ? cut(value) : name;
  });
}

function cut(value: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(value.slice(0, 4 * longestValue))) {
    if (kept.length + segment.length > longestValue) break;
    kept += segment;
  }
  return kept;
}

/**
 * True if a text equals its registered template, with 1 to 30 characters in place of each variable. The work is
 * bounded by the length of the text times the number of variables.
 */
export function fitsTemplate(text: string, template: string): boolean {
  const [first = '', ...rest] = template.split(variable);
  if (!text.startsWith(first)) return false;
  let ends = new Set([first.length]);
  for (const fixed of rest) {
    const next = new Set<number>();
    for (const end of ends) {
      for (let length = 1; length <= longestValue && end + length <= text.length; length++) {
        if (text.startsWith(fixed, end + length)) next.add(end + length + fixed.length);
      }
    }
    ends = next;
  }
  return ends.has(text.length);
}

/** The characters of GSM 03.38 that take one septet, and those of its extension table, which take two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';

export type SmsLength = {
  encoding: 'gsm7' | 'ucs2';
  /** Septets or UTF-16 units. */
  units: number;
  parts: number;
  /** The characters for which the text needs UCS-2, each once. */
  others: string[];
};

/** Returns how an SMS is encoded and in how many parts it is sent: 160 septets or 70 units, 153 or 67 of several. */
export function smsLength(text: string): SmsLength {
  const others = [...new Set(text)].filter(
    (one) => !basic.includes(one) && !extended.includes(one),
  );
  if (others.length) {
    const units = text.length;
    return { encoding: 'ucs2', units, parts: units <= 70 ? 1 : Math.ceil(units / 67), others };
  }
  const units = [...text].reduce((sum, one) => sum + (extended.includes(one) ? 2 : 1), 0);
  return { encoding: 'gsm7', units, parts: units <= 160 ? 1 : Math.ceil(units / 153), others };
}
