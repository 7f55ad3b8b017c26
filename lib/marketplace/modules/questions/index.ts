export { findOpenQuestions, findOwnQuestions, findQuestions, toQuestion } from './queries';
export {
  answeredMail,
  answerQuestion,
  askQuestion,
  decideQuestion,
  registerAnswerMails,
  reportQuestion,
} from './service';
