import { readFileSync } from 'node:fs';

export default JSON.parse(readFileSync('messages/areas/en.json', 'utf8'));
