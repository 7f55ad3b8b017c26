import { openDisk } from '../disk';

/* Writes pages, each time with other contents, until it is killed; prints a line after each. For `disk.test.ts`. */

const [, , folder = ''] = process.argv;
const disk = openDisk({ folder, build: 'one', most: 1e9, canShow: () => true });

for (let n = 0; ; n++) {
  const id = `/en/${n % 20}`;
  const version = `${id} ${process.pid} ${n}`;
  const rest = { bytes: Buffer.from(`${version} `.repeat(5000)), plainSize: 0 };
  const about = { status: 200, sendable: true, tags: [], lastModified: 0, key: id };
  const page = { id, build: 'one', rest, version, ...about };
  await Promise.all([disk.write(page), disk.read(id)]);
  process.stdout.write(`${n}\n`);
}
