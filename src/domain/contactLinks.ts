/**
 * The longest that a telephone number and an e-mail address can be, spaces included (RFC 5321: 64 before the @, 255
 * after it). Anything may stand in a record, and the patterns below would take seconds over a hundred thousand spaces.
 */
const longest = { phone: 40, mail: 330 };

/**
 * The `tel:` address of a telephone number from data, where it is one: digits with the usual spaces, dots, hyphens and
 * brackets, and perhaps a leading +. Otherwise undefined: show it as text.
 */
export function phoneLink(text: string): string | undefined {
  if (text.length > longest.phone || !/^\s*\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 5 || digits.length > 15) return undefined;
  return `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/**
 * The `mailto:` address of an e-mail from data, where it has the shape of one. Everything but the @ is escaped, so that
 * nothing in it adds a copy, a subject or a text to the letter. Otherwise undefined: show it as text.
 */
export function mailLink(text: string): string | undefined {
  if (text.length > longest.mail) return undefined;
  const match = /^\s*([^\s@,;:<>]+)@([^\s@,;:<>]+\.[^\s@,;:<>]+)\s*$/.exec(text);
  if (!match?.[1] || !match[2] || hasLoneSurrogate(text)) {
    return undefined;
  }
  return `mailto:${encodeURIComponent(match[1])}@${encodeURIComponent(match[2])}`;
}

/** encodeURIComponent throws on half a character. */
function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
