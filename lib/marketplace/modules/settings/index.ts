export { changeSettings } from './change';
export { requireKnownNamesIn } from './known-names';
