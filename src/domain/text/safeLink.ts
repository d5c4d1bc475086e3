/**
 * The URL of a link from a record, where it is safe: absolute http(s), without a user name (which can make one site look
 * like another) and without control characters. Undefined otherwise; show the text then.
 */
export function safeHttpLink(text: string): string | undefined {
  const address = text.trim();
  // The URL parser is too tolerant: it drops tabs and line breaks and takes `https:evil` or `https:\\evil` for a site.
  if (!/^https?:\/\/[^/\\]/i.test(address) || /\p{Cc}/u.test(address)) return undefined;
  const url = parseUrl(address);
  return url && !url.username && !url.password ? url.href : undefined;
}

/** Undefined for an invalid URL. `URL.parse` is too new for the supported browsers. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // Not a URL.
    return undefined;
  }
}
