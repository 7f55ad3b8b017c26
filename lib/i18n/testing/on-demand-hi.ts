import { readFileSync } from 'node:fs';

export default JSON.parse(readFileSync('messages/on-demand/hi.json', 'utf8'));
