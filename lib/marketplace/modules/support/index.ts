export { addAttachment, deleteUnusedAttachments, sendAttachment } from './attachments';
export { viewTicket } from './conversation';
export { copyOfTickets } from './copy-tickets';
export { receiveMail } from './inbound/receive';
export { threaded } from './mail-thread';
export { newsletterMail, ticketAnsweredMail, ticketMail } from './mails';
export { confirmSubscription, requestSubscription, unsubscribe } from './newsletter';
export {
  addNote,
  answerTicket,
  changeTopic,
  mergeTicket,
  reopenTicket,
  resolveTicket,
} from './operator/steps';
export { addTemplate, changeTemplate, listTemplates, removeTemplate } from './operator/templates';
export { findTicket, listTickets, viewOperatorTicket } from './operator/view';
export { addShopperMessage, openTicket, ticketOf } from './tickets';
