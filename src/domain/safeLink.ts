/**
 * The address of a link from data where it may be followed: absolute http(s), without a user name in it (which
 * makes one site look like another) and without control characters. Otherwise undefined: show it as text.
 */
export function safeHttpLink(text: string): string | undefined {
  const address = text.trim();
  // The URL parser drops tabs and line breaks and reads `https:evil` or `https:\\evil` as a site: too forgiving.
  if (!/^https?:\/\/[^/\\]/i.test(address) || /\p{Cc}/u.test(address)) return undefined;
  const url = parsed(address);
  return url && !url.username && !url.password ? url.href : undefined;
}

/** `URL.parse` is too new for the browsers that owners have. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // Not an address: then there is nothing to follow, which is all the caller asks.
    return undefined;
  }
}
