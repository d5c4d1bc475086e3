import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Plugin, ProxyOptions } from 'vite';
import { root } from '#scripts/content/folders.ts';
import { builtLanguage, english } from './languages.ts';
import { languagesOfSite } from './siteLanguages.ts';

/**
 * The development server in every language: what is asked for below /hi is answered by a server with Hindi words behind it, which starts with the
 * first request. It is a process of its own, since the language of the words belongs to the process (languages.ts), and it ends with the first.
 * The sandbox's calls have addresses of their own and stay with the first.
 */
export function developmentServers(): Plugin {
  const started: ChildProcess[] = [];
  return {
    name: 'vetbuddy:development-servers',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    async config(_, { mode }) {
      const code = builtLanguage();
      // What is made of packages is kept apart: each server would throw the other's away.
      if (code !== english) return { cacheDir: `node_modules/.vite-${code}` };
      const proxies = languagesOfSite().map((language) => proxyTo(language.code, mode, started));
      return { server: { proxy: Object.fromEntries(await Promise.all(proxies)) } };
    },
    configureServer({ httpServer }) {
      if (!process.send) return;
      process.once('disconnect', () => process.exit());
      httpServer?.once('listening', () => process.send?.('listening'));
    },
    // The server ends, or starts anew.
    closeBundle() {
      for (const server of started) server.kill();
    },
  };
}

async function proxyTo(
  code: string,
  mode: string,
  started: ChildProcess[],
): Promise<[string, ProxyOptions]> {
  const port = await freePort();
  let listening: Promise<unknown> | undefined;
  const start = () => {
    const server = serverIn(code, mode, port);
    started.push(server);
    // One that broke is started again by the next request.
    server.once('exit', () => (listening = undefined));
    return once(server, 'message');
  };
  const options: ProxyOptions = {
    target: `http://127.0.0.1:${port}`,
    changeOrigin: true,
    ws: true,
    // Vite has a slash after the folder that it serves.
    rewrite: (path) => path.replace(/^\/[\w-]+(?=$|\?)/, '$&/'),
    async bypass() {
      await (listening ??= start());
    },
  };
  return [`^/${code}(?:[/?]|$)`, options];
}

/** Vite's own command, of which only errors are printed. */
function serverIn(code: string, mode: string, port: number): ChildProcess {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const where = ['--base', `/${code}/`, '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'];
  return fork(vite, ['--mode', mode, '--logLevel', 'error', ...where], {
    cwd: root,
    env: { ...process.env, SITE_LANGUAGE: code },
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
