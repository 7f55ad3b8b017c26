export { changeGstRates, previewGstRates } from './change-gst-rates';
export { gstTerms, listGstRates, presentGstRate } from './gst';
