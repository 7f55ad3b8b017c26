export { changeSettings, requireKnownNamesIn } from './change';
