export { cashRiskFacts } from './facts';
export { reportCashRisk } from './report';
export { type CashRisk, type CashRiskFacts, type ScoredOrder, scoreCashOrder } from './score';
export { trainCashRisk } from './train';
export { viewCashRisk } from './view';
