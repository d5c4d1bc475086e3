import type { Plugin } from 'vite';

const root = '<div id="root"></div>';

/**
 * What the development server's page shows until the app is compiled: a blank page would look broken. The app takes its place.
 */
export function firstPaint(): Plugin {
  return {
    name: 'vetbuddy:first-paint',
    apply: 'serve',
    transformIndexHtml: (html) => {
      if (!html.includes(root)) throw new Error(`index.html has no ${root}`);
      const note = 'One moment: the first page is compiled, which takes some seconds.';
      return html.replace(
        root,
        root.replace('><', `><p style="margin:2rem;font:1.125rem system-ui">${note}</p><`),
      );
    },
  };
}
