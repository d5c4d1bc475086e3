import type { Plugin } from 'vite';
import { tooHeavy } from './pictureLimits.ts';

/** Names the pictures of a build that are too heavy, by their source where they have one. */
export function weighPictures(): Plugin {
  return {
    name: 'vetbuddy:weigh-pictures',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset') continue;
        const [source] = file.originalFileNames;
        const heavy = tooHeavy(file.fileName, file.source, source);
        if (heavy) this.warn(`${source} → ${heavy}`);
      }
    },
  };
}
