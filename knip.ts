import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Built and loaded by scripts/prerender.ts.
    'src/app/renderPage.tsx',
    // Globbed by src/app/pageModules.ts.
    'src/pages/*/*Page.tsx',
    // They take the place of their English twins (scripts/hindi.ts).
    '{src,content}/**/*.hi.{ts,tsx}',
    'scripts/*.ts',
    'e2e/*.spec.ts',
    // Read by scripts/styleSheets.ts.
    'src/styles/widths.css',
  ],
  project: ['{src,content,sandbox,scripts,tests,e2e}/**/*.{ts,tsx,mjs,css}', '*.ts'],
  // The runner comes with `playwright` itself, which knip does not take for it.
  playwright: { config: ['playwright.config.ts', 'playwright.looks.config.ts'] },
  // A component's props, a function's result: named for those who come to need them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Their files are read by name (e2e/support/fonts).
  ignoreDependencies: ['@expo-google-fonts/noto-sans-devanagari', 'dejavu-fonts-ttf'],
  compilers: {
    // Style sheets name each other.
    css: (text: string) =>
      [...text.matchAll(/@import '([@.][^']+)'/g)].map(([, file]) => `import '${file}'`).join('\n'),
  },
};

export default config;
