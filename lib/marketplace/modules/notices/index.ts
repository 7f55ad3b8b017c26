export { noticeMail, registerNoticeMails, sendNotices } from './send-notices';
export { askForNotice, ownNotices, stopNotices, withdrawNotice } from './service';
