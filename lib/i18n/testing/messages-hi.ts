import { readFileSync } from 'node:fs';

export default JSON.parse(readFileSync('messages/hi.json', 'utf8'));
