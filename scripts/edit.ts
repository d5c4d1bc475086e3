// `npm run edit`: a form for what the site says, and the site on this machine beside it. Saving writes content/own.
import { once } from 'node:events';
import { createServer } from 'vite';
import { formServer } from './edit/server.ts';

/** The journeys look at the form alone, on a port of theirs. */
const ownPort = process.env.EDIT_PORT;
const port = Number(ownPort ?? 5180);
const form = formServer().listen(port, 'localhost');
await once(form, 'listening');
const address = `http://localhost:${port}/admin`;
console.log(`\n  The form: ${address}\n`);

if (!ownPort) {
  const site = await createServer({ mode: 'sandbox', server: { open: address } });
  await site.listen();
  site.printUrls();
}
