import { poFile } from './catalog.ts';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { nameOf } from '#scripts/content/folders.ts';
import { withMessages } from './messagesIn.ts';
import { builtCatalog } from './recordWords.ts';

/** A module of messages: 'src/features/booking/messages.ts', 'src/domain/hoursMessages.ts'. */
export const messageModule = /\/src\/(?:[\w-]+\/)*(?:messages|\w+Messages)\.tsx?$/;

/** The room of a message module, whose words stand in one file for the translator: 'messages/booking'; and what tells its modules apart. */
export function roomOf(file: string): { source: string; module: string } {
  const path = nameOf(file)
    .replace(/^src\/(?:features\/)?/, '')
    .replace(/\.tsx?$/, '');
  const [room = '', ...rest] = path.split('/');
  return { source: `messages/${room}`, module: rest.join('/') };
}

/** Message modules with the words of the language that is built. */
export function messageWords(): Plugin {
  return {
    name: 'vetbuddy:message-words',
    enforce: 'pre',
    load: {
      filter: { id: messageModule },
      handler(file) {
        const catalog = builtCatalog();
        if (!catalog) return undefined;
        const { source, module } = roomOf(file);
        this.addWatchFile(poFile(catalog.language, source));
        return withMessages(readFileSync(file, 'utf8'), file, ({ id, text }) =>
          catalog.translate(source, { text, context: `${module}.${id}` }),
        );
      },
    },
  };
}
