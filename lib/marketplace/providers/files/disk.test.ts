import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from './disk';
import { describeFileProvider } from './testing/file-rules';

describeFileProvider('a folder', ['a file in its place'], async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-disk-'));
  const inTheWay = join(folder, 'in-the-way');
  await writeFile(inTheWay, '');
  return {
    provider: diskFiles(folder),
    broken: { 'a file in its place': diskFiles(inTheWay) },
    close: () => rm(folder, { recursive: true }),
  };
});
