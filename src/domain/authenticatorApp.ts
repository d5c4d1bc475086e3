/** What an authenticator app lists a code under, and its secret (base32). */
export interface AppAccount {
  /** Whose site it is; a colon in it would end the name. */
  issuer: string;
  /** The e-mail of the login. */
  account: string;
  secret: string;
}

/** The address that sets up an authenticator app, as a QR code or a link: `otpauth://totp/Issuer:account?secret=…&issuer=Issuer`. */
export function authenticatorLink({ issuer, account, secret }: AppAccount): string {
  const name = issuer.replaceAll(':', ' ').trim();
  const label = [name, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(name)}`;
}

/** A secret in groups of four letters, to be typed from the screen: 'ABCD EFGH IJ'. */
export function groupedSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
