import type { Plugin } from 'vite';
import { builtLanguage, english, type Language, readLanguage } from './languages.ts';

/**
 * Changes the styles while a language is built: lines at least as high as its script needs, no letters moved together that belong together, and
 * the systems' own fonts for it. The site's font files have none of its letters, so none is fetched, for the few Latin ones between neither. English
 * is set closer, and carries none of this.
 *
 * Lightning CSS could hand over each declaration, but fails at `composes` (1.33).
 */
export function scriptStyles(): Plugin {
  return {
    name: 'vetbuddy:script-styles',
    transform: {
      filter: { id: /\.css$/ },
      // Vite has put in what index.css imports.
      handler(code) {
        const language = builtLanguage();
        const script = language === english ? undefined : readLanguage(language).script;
        return script && { code: stylesFor(script, code), map: null };
      },
    },
  };
}

type Script = NonNullable<Language['script']>;

/** A style sheet as a script needs it. */
function stylesFor(script: Script, css: string): string {
  const { leading, fonts } = script;
  const raised = (_: string, before: string, height: string) =>
    before + String(height === '0' ? 0 : Math.max(Number(height), leading));
  const isTokens = css.includes('--font-text:');
  const styles = css
    .replaceAll(/(\bline-height:\s*)([\d.]+)(?=[;\s}])/g, raised)
    .replaceAll(/(\bfont:[^;}]*\/\s*)([\d.]+)(?=\s)/g, raised)
    .replaceAll(/(\bletter-spacing:\s*)[^;}]+/g, '$1normal')
    .replaceAll(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '')
    .replaceAll(/(--font-(?:head|text):)/g, `$1 '${ofDevice}',`)
    .replaceAll(
      /(--font-(?:head|text):[^;}]*?)(?="[^"]+ as DejaVu"|\bsystem-ui\b)/g,
      (_, before: string) => before + fonts.map((name) => `'${name}', `).join(''),
    );
  return isTokens ? styles + facesOfDevice(script) : styles;
}

const ofDevice = 'Letters of the device';

/**
 * The script's fonts with the site's own height above and below the line (Figtree's), so that words stand in the middle of buttons and
 * beside icons, and figures are of the same drawing as the letters beside them.
 */
function facesOfDevice({ fonts }: Script): string {
  const bold = fonts.map((name) => `${name} Bold`);
  const regular = fonts.flatMap((name) => [name, `${name} Regular`]);
  return faceOfDevice('1 599', regular) + faceOfDevice('600 1000', bold);
}

function faceOfDevice(weights: string, names: string[]): string {
  return `@font-face { font-family: '${ofDevice}'; font-weight: ${weights};
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    ascent-override: 95%; descent-override: 25%; line-gap-override: 0%; }`;
}
