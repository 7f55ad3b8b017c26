import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { bareTextBesideConditional } from './bare-text';

const found = (jsx: string, before = '') =>
  bareTextBesideConditional(`${before} export const Part = () => ${jsx};`).length;

describe('what comes and goes beside a bare text', () => {
  it.each([
    '<p>{busy && <Spinner />} Save</p>',
    "<p>{busy && <Spinner />}{t('save')}</p>",
    '<p>{busy ? <Spinner /> : null}{name}</p>',
    '<p>{busy && text}{count + 1}</p>',
    '<>{rows.map((row) => <Row key={row} />)}{money(total)}</>',
    '<button>{busy && <Spinner />}{children}</button>',
    '<p>{prefix && <b>{prefix}</b>}{user.name}</p>',
  ])('is refused: %s', (jsx) => expect(found(jsx)).toBe(1));

  it.each([
    "<p>{busy && <Spinner />}<span>{t('save')}</span></p>",
    "<p>{t('save')}</p>",
    "<p><Icon />{t('save')}</p>",
    "<p>{busy ? t('wait') : t('save')}</p>",
    '<ul>{first && <First />}{children}</ul>',
    '<form>{failure && <Notice />}{fields.map((field) => <Field key={field} />)}</form>',
  ])('is let be: %s', (jsx) => expect(found(jsx)).toBe(0));

  it('lets elements be that the file itself declares', () => {
    const between = '<div>{isOpen && <Panel />}{list}{row()}{more}</div>';
    const declared =
      'const list = <ul />; function row() { return <Row />; } type Props = { more: ReactNode };';
    expect(found(between, declared)).toBe(0);
    expect(found(between)).toBe(1);
  });
});

it('is nowhere in the pages and components', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'components'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(500);
  // Put the text into a <span>: a translated page has moved a bare text when its neighbour appears or
  // disappears.
  const places = files.flatMap((file) =>
    bareTextBesideConditional(readFileSync(file, 'utf8')).map(({ line }) => `${file}:${line}`),
  );
  expect(places).toEqual([]);
});
