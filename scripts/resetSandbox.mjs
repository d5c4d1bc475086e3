// `npm run sandbox:reset`: forgets the bookings made on the sandbox. A running server notices at once.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

rmSync(fileURLToPath(new URL('../.sandbox/bookings.json', import.meta.url)), { force: true });
console.log('The sandbox holds its sample data only.');
