import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { sharedPage } from './hosting/hostingFiles.ts';
import { caching, hashedAssets, responseHeaders } from './hosting/policy.ts';
import { speculationRulesFile } from './hosting/speculationRules.ts';

/** Makes Vite's preview server answer like the hosts of hosting/: by default it answers every path with the home page. */
export function staticHost(): Plugin {
  return {
    name: 'vetbuddy:static-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      const headers = new Map(Object.entries(responseHeaders(config.env)));
      const files = sirv(folder, { dev: true, etag: true, extensions: ['html'], setHeaders });

      middlewares.use(compression());
      middlewares.use((req, res, next) => {
        res.setHeaders(headers);
        const [path = '', query] = req.url!.split(/(?=\?)/);
        // Each page has one address.
        const canonical = `/${path.replaceAll(/^\/+|(?:(?<=\/)index)?(?:\.html)?\/*$/g, '')}`;
        if (canonical === path) return next();
        res.writeHead(301, { Location: canonical + (query ?? '') }).end();
      });
      middlewares.use(files);
      middlewares.use((req, res, next) => {
        req.url = req.url!.replace(/\?.*/, '').replace(sharedPage.pattern, `$1${sharedPage.path}`);
        files(req, res, next);
      });
      middlewares.use((req, res) => {
        const [, language = ''] = /^\/([\w-]+)\//.exec(req.url!) ?? [];
        const page = [language, ''].map((name) => join(folder, name, '404.html')).find(existsSync);
        res.setHeader('Content-Type', 'text/html;charset=utf-8');
        res.setHeader('Cache-Control', caching.revalidate);
        res.statusCode = 404;
        res.end(page && readFileSync(page));
      });
    },
  };
}

function setHeaders(res: ServerResponse, path: string) {
  const isHashed = path.startsWith(hashedAssets);
  res.setHeader('Cache-Control', isHashed ? caching.immutable : caching.revalidate);
  if (path === speculationRulesFile.path) res.setHeader('Content-Type', speculationRulesFile.type);
}
