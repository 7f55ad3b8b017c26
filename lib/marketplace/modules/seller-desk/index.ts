export { countWaiting } from './dashboard/queues';
export { findDashboard } from './dashboard/service';
export { findQuestionsOf, findReviews } from './feedback/queries';
export {
  decideReport,
  findReports,
  mustBeOwnQuestion,
  replyToReview,
  reportReview,
} from './feedback/service';
export { salesFile } from './sales-files/sales-file';
