import axios from 'axios';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanAxios } from '#scripts/leanAxios.ts';

/** What a browser gets of the module that sends the calls. */
async function bundled(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: resolve('src/api/client.ts'),
        external: ['virtual:site'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.map((file) => ('code' in file ? file.code : '')).join('\n');
}

test('what axios has for fetch, forms and names of codes is left out: texts go by XMLHttpRequest', async () => {
  expect(axios.defaults.adapter).toEqual(['xhr', 'http', 'fetch']);
  const whole = await bundled([]);
  const lean = await bundled([leanAxios()]);
  for (const needless of [
    'duplex',
    'ImATeapot',
    'too deeply nested',
    'Circular reference',
    'document.cookie',
    'estimated',
  ]) {
    expect(whole).toContain(needless);
    expect(lean).not.toContain(needless);
  }
  expect(lean).toContain('new XMLHttpRequest()');
});
