import { readFileSync } from 'node:fs';

const notice = readFileSync('content/texts/privacy.md', 'utf8');
const declared = [...notice.matchAll(/`([^`]+)`/g)].map(([, key]) => key);

/** For the setup file: returns stored keys that the privacy notice does not name; a key's part behind a colon varies. */
export function undeclaredKeys(): string[] {
  const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  return stored.filter((key) => !declared.includes(key.split(':')[0]));
}
