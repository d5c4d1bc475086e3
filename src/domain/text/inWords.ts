import * as messages from './messages.ts';

export function inWords(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  const [first = '', ...others] = parts;
  const end = others.pop();
  const start = others.reduce(messages.comma, first);
  return end === undefined ? start : (last === 'or' ? messages.or : messages.and)(start, end);
}
