import { readFileSync } from 'node:fs';

export default JSON.parse(readFileSync('messages/on-demand/en.json', 'utf8'));
