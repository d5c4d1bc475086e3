/** A channel to the other tabs of this site. */
export interface Channel {
  post: (message: object) => void;
  close: () => void;
}

const noChannel: Channel = { post: () => undefined, close: () => undefined };

/**
 * Opens a BroadcastChannel. Where the browser has none or refuses it, each tab is alone: nothing is heard, what is posted goes
 * nowhere. `onMessage` gets what scripts of this origin sent, unchecked: they may be of another version.
 */
export function openChannel(name: string, onMessage: (data: unknown) => void): Channel {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
    return {
      post(message) {
        try {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
          channel.postMessage(message);
        } catch (error) {
          console.warn('Other tabs could not be told.', error);
        }
      },
      close: () => channel.close(),
    };
  } catch {
    return noChannel;
  }
}
