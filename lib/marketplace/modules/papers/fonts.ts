import { join } from 'node:path';
import { normalised } from '@/lib/text/normalised';

const folder = join(
  /* turbopackIgnore: true */ process.cwd(),
  'lib/marketplace/modules/papers/fonts',
);

/** The scripts that addresses are written in, and their Unicode ranges. */
const scripts = {
  devanagari: /[\u0900-\u097f\ua8e0-\ua8ff]/u,
  bengali: /[\u0980-\u09ff]/u,
  gurmukhi: /[\u0a00-\u0a7f]/u,
  gujarati: /[\u0a80-\u0aff]/u,
  oriya: /[\u0b00-\u0b7f]/u,
  tamil: /[\u0b80-\u0bff]/u,
  telugu: /[\u0c00-\u0c7f]/u,
  kannada: /[\u0c80-\u0cff]/u,
  malayalam: /[\u0d00-\u0d7f]/u,
} as const;

type Script = keyof typeof scripts | 'latin';

/** Characters without a script of their own, which use the font of the text before them. */
const joins = /\u200c|\u200d|\u0964|\u0965/u;
/** Characters missing from Inter, left out of the document. */
const unknown =
  /[^\u0020-\u007e\u00a0-\u017f\u0900-\u0d7f\u200c-\u200d\u2010-\u2027\u20b9\u2212\ua8e0-\ua8ff]+/gu;

/** The longest line in a document, in characters. */
const longestText = 10_000;

/** A part of a text in one script, which one font can shape. */
export type ScriptRun = { text: string; script: Script };

/** Splits a text where its script changes. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const sign of normalised(text, longestText).replace(unknown, ' ')) {
    const last = runs.at(-1);
    const script = last && joins.test(sign) ? last.script : scriptOf(sign);
    if (last?.script === script) last.text += sign;
    else runs.push({ text: sign, script });
  }
  return runs;
}

function scriptOf(sign: string): Script {
  const names = Object.keys(scripts) as (keyof typeof scripts)[];
  return names.find((name) => scripts[name].test(sign)) ?? 'latin';
}

/** Returns the path of a script's font. */
export const fontFile = (script: Script, isBold: boolean) =>
  join(
    folder,
    script === 'latin' ? `inter-${isBold ? 700 : 400}.ttf` : `${script}-${isBold ? 700 : 400}.woff`,
  );
