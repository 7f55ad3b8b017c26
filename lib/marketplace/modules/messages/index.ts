export { listSmsTemplates, removeSmsTemplate, saveSmsTemplate } from './sms-templates';
