import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { breakableAmounts } from './breakable-amounts';

const found = (jsx: string) => breakableAmounts(`export const Part = () => ${jsx};`).length;

it.each([
  [1, '<p className="wrap-anywhere">{money(total)}</p>'],
  [1, '<p className="text-sm wrap-anywhere">{t("saves", { amount: money(off) })}</p>'],
  [1, '<b className={clsx("break-all", look)}><span>{code}</span>{money(off)}</b>'],
  [1, '<p className="break-all"><Fact {...{ label, price }} /></p>'],
  [0, '<p className="wrap-anywhere"><Whole>{money(total)}</Whole></p>'],
  [0, '<p className="break-words">{t("saves", { amount: money(off) })}</p>'],
  [0, '<p><b className="break-all">{code}</b> {money(total)}</p>'],
])('finds %d amounts that may break in %s', (count, jsx) => {
  expect(found(jsx)).toBe(count);
});

it('finds none in the pages and components', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'components'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const places = files.flatMap((file) =>
    breakableAmounts(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(places).toEqual([]);
});
