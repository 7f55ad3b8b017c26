export { findOpenQuestions, findOwnQuestions, findQuestions, toQuestion } from './queries';
export { answeredMail, registerAnswerMails } from './question-messages';
export { answerQuestion, askQuestion, decideQuestion, reportQuestion } from './service';
