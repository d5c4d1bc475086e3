// `npm run edit`: the site on this machine, and beside it a form for what it says. Saving writes content/own.
import { createServer } from 'vite';
import { formServer } from './edit/server.ts';

const server = await createServer({
  mode: 'sandbox',
  plugins: [formServer()],
  server: { open: process.env.CI ? false : '/admin', port: Number(process.env.PORT) || undefined },
});
await server.listen();
console.log(`\n  The form: ${new URL('/admin', server.resolvedUrls?.local[0]).href}\n`);
server.printUrls();
