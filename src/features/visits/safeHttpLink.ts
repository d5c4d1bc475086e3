/** Absolute http(s) without user name or control characters; undefined otherwise: show the text. */
export function safeHttpLink(text: string): string | undefined {
  const address = text.trim();
  // The URL parser accepts `https:evil`, and drops tabs and line breaks.
  if (!/^https?:\/\/[^/\\]/i.test(address) || /\p{Cc}/u.test(address)) return undefined;
  const url = parseUrl(address);
  return url && !url.username && !url.password ? url.href : undefined;
}

/** `URL.parse` is too new for the supported browsers. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // Not a URL.
    return undefined;
  }
}
