export { type Correction, correctStock, correctStocks } from './correct-stock';
export { endHolds, holdStock, listHolds, markHoldsSold, payableUntil } from './holds';
export { listMovements } from './movements/list';
export { findAvailable, OutOfStock } from './out-of-stock';
export { countSold, inLockOrder, moveStock, returnStock, type StockLine, takeStock } from './stock';
