import type { Plugin } from 'vite';

/**
 * Leaves out of axios what a browser never gets to: axios sends with XMLHttpRequest wherever there is one, as the site's calls
 * expect, and nothing here asks it for the names of status codes. It is fetched with the first call.
 */
export function leanAxios(): Plugin {
  return {
    name: 'vetbuddy:lean-axios',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/axios\/lib\/(adapters\/fetch|helpers\/HttpStatusCode)\.js$/ },
      handler: () => 'export default {}; export const getFetch = undefined;',
    },
  };
}
