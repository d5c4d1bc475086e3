import {
  getIdToken,
  getRefreshToken,
  type HeldRefreshToken,
  takeRefreshToken,
} from '#src/api/session.ts';
import { type Channel, openChannel } from '#src/components/openChannel.ts';
import { userOf } from '#src/domain/idToken.ts';

/** The messages that tabs of this site exchange about a user's session. No page of another origin receives them. */
type Message =
  /** Who has the refresh token? */
  | { type: 'ask'; user: string }
  | ({ type: 'share' } & HeldRefreshToken)
  /** Cognito does not accept this refresh token any more, nor an older one. */
  | ({ type: 'refused' } & HeldRefreshToken);

/** Messages come from scripts of this origin alone, but perhaps from another version of them. */
function messageOf(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, user, token, issuedAtMs } = data as Record<string, unknown>;
  if (typeof user !== 'string') return undefined;
  if (type === 'ask') return { type, user };
  if (type !== 'share' && type !== 'refused') return undefined;
  if (typeof token !== 'string' || typeof issuedAtMs !== 'number') return undefined;
  return { type, user, token, issuedAtMs };
}

interface SessionChannelListeners {
  /** Another tab's refresh token came. */
  onShared: () => void;
  /** Another tab's renewal was refused for good, and this tab has nothing newer. */
  onRefused: () => void;
}

/** The refresh token's way from tab to tab, past all storage. Where the browser has no BroadcastChannel each tab is alone. */
export class SessionChannel {
  readonly #channel: Channel;

  constructor({ onShared, onRefused }: SessionChannelListeners) {
    this.#channel = openChannel('session', (data) => {
      const message = messageOf(data);
      // A tab may still show the page of a user who has logged out.
      if (!message || message.user !== currentUser()) return;
      if (message.type === 'ask') this.#share();
      else if (message.type === 'share') {
        const { token, user, issuedAtMs } = message;
        if (takeRefreshToken({ token, user, issuedAtMs })) onShared();
      } else if ((getRefreshToken()?.issuedAtMs ?? 0) <= message.issuedAtMs) onRefused();
    });
  }

  /** Gives this tab's refresh token to the others, or asks for theirs where it has none. */
  askOrShare(): void {
    if (getRefreshToken()) this.#share();
    else this.ask();
  }

  ask(): void {
    const user = currentUser();
    if (user) this.#post({ type: 'ask', user });
  }

  tellRefused(refused: HeldRefreshToken): void {
    this.#post({ type: 'refused', ...refused });
  }

  close(): void {
    this.#channel.close();
  }

  #share() {
    const held = getRefreshToken();
    if (held) this.#post({ type: 'share', ...held });
  }

  #post(message: Message) {
    this.#channel.post(message);
  }
}

function currentUser(): string | undefined {
  const token = getIdToken();
  return token ? userOf(token) : undefined;
}
