import { readFileSync } from 'node:fs';

export default JSON.parse(readFileSync('messages/areas/hi.json', 'utf8'));
