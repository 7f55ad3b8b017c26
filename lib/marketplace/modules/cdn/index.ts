export { type CdnPurges, cdnPurgesOf, forgetPurges } from './purges';
