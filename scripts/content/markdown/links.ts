const mail = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const phone = /^tel:\+?\d{3,15}$/;
/** Not '//elsewhere.example', and nothing that a browser reads as it. */
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a text may lead there: an address of the site, an https one, an e-mail or a phone number. */
export function isAllowedLink(href: string): boolean {
  return ownAddress.test(href) || mail.test(href) || phone.test(href) || isHttps(href);
}

function isHttps(href: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(href) || !URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  // 'https://ours.example@theirs.example' leads elsewhere than it says.
  return protocol === 'https:' && !username && !password;
}
