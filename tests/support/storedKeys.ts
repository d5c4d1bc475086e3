import { readFileSync } from 'node:fs';

const notice = readFileSync('content/texts/privacy.md', 'utf8');
const declared = [...notice.matchAll(/`([^`]+)`/g)].map(([, key]) => key);

/** For the setup file: what is stored and not named in the privacy notice, where a key stands without its part behind the colon. */
export function undeclaredKeys(): string[] {
  const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  return stored.filter((key) => !declared.includes(key.split(':')[0]));
}
