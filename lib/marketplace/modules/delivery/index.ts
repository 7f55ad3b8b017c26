export { type Holiday, namesOf, placeOf, transitDays, type Window } from './estimate';
export { handlingDays } from './pincodes';
export { type DeliveryRules, deliveryRules, extraFee } from './rules';
export { checkDelivery, checkStores, findPincode, storesWithin } from './service';
export { cashRefusal, deliveryTerms } from './terms';
