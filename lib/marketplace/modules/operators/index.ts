export { operatorKey, operatorSignedIn, permissionOf, roleHas } from './guard';
export { actsAloneUpTo, isSecondOperator, setActsAloneUpTo, tellOwners } from './limits';
export { renewRecoveryCodes } from './sign-in/second-factor';
export { logInOperator, spendTotp, toOperatorMe } from './sign-in/service';
export { changesOf, listLog } from './team/log-list';
export {
  addOperator,
  changeRole,
  listOperators,
  removeOperator,
  resetOperator,
} from './team/service';
