/** Colours of the browser's own interface: `--card` (the header) and `--page` of components/ui/theme.css. */
export const headerColour = { light: '#ffffff', dark: '#211b17' } as const;
export const pageColour = '#fbf8f4';
