export { type CdnPurges, cdnPurgesOf, forgetPurges } from './purges';
export { cdnTeller } from './teller';
