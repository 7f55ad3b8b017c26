export { type Channels, chooseMessages, optInToWhatsApp, viewMessages } from './choices';
export { listSmsTemplates, removeSmsTemplate, saveSmsTemplate } from './sms-templates';
export { receiveStatuses } from './statuses';
