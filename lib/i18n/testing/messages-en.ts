import { readFileSync } from 'node:fs';

export default JSON.parse(readFileSync('messages/en.json', 'utf8'));
