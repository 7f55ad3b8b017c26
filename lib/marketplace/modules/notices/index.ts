export { noticeMail } from './notice-mail';
export { registerNoticeMails } from './notice-messages';
export { sendNotices } from './send-notices';
export { askForNotice, ownNotices, stopNotices, withdrawNotice } from './service';
