// `npm run sandbox:reset`: deletes the bookings made on the sandbox. A running server needs no restart.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

rmSync(fileURLToPath(new URL('../.sandbox/bookings.json', import.meta.url)), { force: true });
console.log('The sandbox holds its sample data only.');
