export { mailKindViews, previewMail } from './preview';
