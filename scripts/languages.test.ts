import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Folders that may name a single language: its texts, its search, and the demo's texts. */
const ofLanguages = /^lib\/(i18n|marketplace\/modules\/search-language|marketplace\/seed)\//;
/** The API's fields of the first languages, and its examples. */
const border =
  /^lib\/(contract\/schemas\/by-language|i18n\/states|marketplace\/app\/openapi\/|marketplace\/app\/testing\/)/;

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'lib', 'server', 'middleware.ts'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

const linesWith = (pattern: RegExp, among: string[]) =>
  among.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        pattern.test(line) && !/^\s*(\/?\*|\/\/)/.test(line)
          ? [`${file}:${at + 1} ${line.trim()}`]
          : [],
      ),
  );

it('compares no language with its code: ask languages, inLanguage or firstText (lib/i18n)', () => {
  const others = files.filter((file) => !ofLanguages.test(file));
  const compared = /[=!]==? ?'(hi|en)'|'(hi|en)' ?[=!]==|case '(hi|en)'|locale = '(hi|en)'/;
  expect(linesWith(compared, others)).toEqual([]);
});

it('names no field or column after a language: texts lie in `translations` or a table by language', () => {
  const others = files.filter((file) => !ofLanguages.test(file) && !border.test(file));
  const named = /\b\w+_(hi|en)\b(?!['"`]? ?as )|\b[a-z]\w*(Hi|En)\b(?!\()/;
  const texts = linesWith(named, others).filter((line) => !/\bt\(|textOr|'\w+_(en|hi)'/.test(line));
  expect(texts).toEqual([]);
});

it('has no column after a language', () => {
  const schema = files.filter((file) => file.startsWith('lib/marketplace/kernel/db/schema/'));
  expect(linesWith(/\b\w+(_hi|_en|Hi|En): (text|jsonb|varchar)\(/, schema)).toEqual([]);
});
