import type { Plugin } from 'vite';
import { builtLanguage, english, type Language, readLanguage } from './languages.ts';

/**
 * Changes the styles while a language is built: lines at least as high as its script needs, no letters moved together that belong together, and
 * the systems' own fonts for it. The site's font files have none of its letters, so none is fetched: the few Latin ones between are of the system's
 * font that stands in for them in English, so that lines are as high; of DejaVu, which is wide, only where nothing else has them. English is set
 * closer, and carries none of this.
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
function stylesFor({ leading, fonts }: Script, css: string): string {
  const raised = (_: string, before: string, height: string) =>
    before + String(height === '0' ? 0 : Math.max(Number(height), leading));
  return css
    .replaceAll(/(\bline-height:\s*)([\d.]+)(?=[;\s}])/g, raised)
    .replaceAll(/(\bfont:[^;}]*\/\s*)([\d.]+)(?=\s)/g, raised)
    .replaceAll(/(\bletter-spacing:\s*)[^;}]+/g, '$1normal')
    .replaceAll(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '')
    .replaceAll(
      /(--font-(?:head|text):[^;}]*?)(?="[^"]+ as DejaVu"|\bsystem-ui\b)/g,
      (_, before: string) => before + fonts.map((name) => `'${name}', `).join(''),
    );
}
