import { writeFileSync } from 'node:fs';
import { lintOverrides } from './house/lint-rules';

const usage = `Writes the import rules that biome.json extends from the table of rooms, scripts/house/rooms.ts.

  npm run house
`;

const file = 'scripts/house/biome-rooms.json';

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  const lines = lintOverrides().map((override) => `  ${JSON.stringify(override)}`);
  writeFileSync(file, `{ "overrides": [\n${lines.join(',\n')}\n] }\n`);
  console.log(`Wrote ${file} from scripts/house/rooms.ts.`);
}
