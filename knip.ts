import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Built and loaded by scripts/prerender.ts.
    'src/app/renderPage.tsx',
    // Globbed by src/app/pageModules.ts.
    'src/{app/layouts/*Layout,pages/*/*Page}.tsx',
    // Imported in place of their English twins (scripts/hindi.ts).
    '{src,content}/**/*.hi.{ts,tsx}',
    'scripts/*.ts',
    'e2e/{looks,*.spec}.ts',
    // Read by scripts/styleSheets.ts.
    'src/styles/widths.css',
  ],
  project: ['{src,content,sandbox,scripts,tests,e2e}/**/*.{ts,tsx,css,mdx}', '*.ts'],
  // knip expects the package @playwright/test; the runner comes with `playwright` too.
  playwright: { config: ['playwright.config.ts', 'playwright.looks.config.ts'] },
  // Types of props and results are exported beside their component or function.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Fonts of the journeys, read by path (e2e/support/fonts.conf).
  ignoreDependencies: ['@expo-google-fonts/noto-sans-devanagari', 'dejavu-fonts-ttf'],
  compilers: {
    // Follows the @import of style sheets.
    css: (text: string) =>
      [...text.matchAll(/@import '([@.][^']+)'/g)].map(([, file]) => `import '${file}'`).join('\n'),
  },
};

export default config;
