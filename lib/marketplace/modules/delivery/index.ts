export { directoryOf, districtKey, type FileRow, HeadingsMissing } from './directory/from-rows';
export { importDirectory, refreshDirectory, viewDirectory, watchDirectory } from './directory/kept';
export { addressFault, namesOf, placeOf } from './directory/place';
export { type Holiday, transitDays, type Window } from './estimate';
export { handlingDays } from './pincodes';
export { type DeliveryRules, deliveryRules, extraFee } from './rules';
export { checkDelivery, checkStores, findPincode, storesWithin } from './service';
export { cashRefusal, deliveryTerms } from './terms';
