import type { Plugin } from 'vite';

/**
 * Leaves out of axios what a browser never gets to: axios sends with XMLHttpRequest wherever there is one, as the site's calls
 * expect; they send text, no forms, and ask for no names of status codes.
 */
export function leanAxios(): Plugin {
  return {
    name: 'vetbuddy:lean-axios',
    apply: 'build',
    load: {
      filter: {
        id: /axios\/lib\/(adapters\/fetch|helpers\/(HttpStatusCode|toFormData|formDataToJSON))\.js$/,
      },
      handler: () => 'export default undefined; export const getFetch = undefined;',
    },
  };
}
