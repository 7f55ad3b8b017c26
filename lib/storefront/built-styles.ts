/**
 * `#styles/…` in a build, where scripts/lib/build-styles.ts makes the style sheets. In development the name
 * resolves to the sheet itself, which Next serves (`imports` in package.json).
 */
export {};
