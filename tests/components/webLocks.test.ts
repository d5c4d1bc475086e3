import { describe, expect, it, vi } from 'vitest';
import { openChannel } from '#src/components/openChannel.ts';
import { withFreeLock, withLock } from '#src/components/webLocks.ts';

const never = () => new Promise<never>(() => undefined);

/** Web Locks of one browser: one holder at a time, in the order of asking. */
function workingLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    request(_: string, ...rest: unknown[]) {
      const task = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      const ifAvailable = rest.length > 1;
      if (ifAvailable && held > 0) return Promise.resolve(task(null));
      held += 1;
      const result = last.then(() => task({})).finally(() => (held -= 1));
      last = result.catch(() => undefined);
      return result;
    },
  };
}

const refusals: [string, object | undefined][] = [
  ['has no locks', undefined],
  [
    'throws',
    {
      request() {
        throw new DOMException('No.', 'SecurityError');
      },
    },
  ],
  ['rejects', { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }],
  ['never answers', { request: never }],
];

function browserWith(locks: object | undefined) {
  vi.stubGlobal('navigator', { locks });
}

describe('a task that one tab does at a time', () => {
  it('a task that one tab does at a time waits for its turn', async () => {
    browserWith(workingLocks());
    const done: string[] = [];
    const slow = withLock('a', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push('first');
    });
    const quick = withLock('a', async () => void done.push('second'));
    await Promise.all([slow, quick]);
    expect(done).toEqual(['first', 'second']);
  });

  it('a task that one tab does at a time is left to the tab that does it already', async () => {
    browserWith(workingLocks());
    let finish = () => undefined as void;
    const first = withFreeLock(
      'a',
      () => new Promise<string>((resolve) => (finish = () => resolve('done'))),
    );
    await Promise.resolve();
    expect(await withFreeLock('a', () => Promise.resolve('again'))).toBeUndefined();
    finish();
    expect(await first).toBe('done');
  });

  it.each(refusals)(
    'a task that one tab does at a time is done once where the browser %s',
    async (_, locks) => {
      browserWith(locks);
      const task = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
      expect(await withLock('a', task, 10)).toBe('done');
      expect(await withFreeLock('b', task, 10)).toBe('done');
      expect(task).toHaveBeenCalledTimes(2);
    },
  );

  it('fails as the task does, with a lock and without', async () => {
    for (const locks of [workingLocks(), undefined]) {
      browserWith(locks);
      const task = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('The task failed.')));
      await expect(withLock('a', task, 10)).rejects.toThrow('The task failed.');
      await expect(withFreeLock('a', task, 10)).rejects.toThrow('The task failed.');
      expect(task).toHaveBeenCalledTimes(2);
    }
  });

  it('a task that one tab does at a time may take longer than its tab would have waited for the lock', async () => {
    browserWith(workingLocks());
    const task = vi.fn<() => Promise<unknown>>(
      () => new Promise((resolve) => setTimeout(() => resolve('late'), 40)),
    );
    expect(await withLock('a', task, 10)).toBe('late');
    expect(task).toHaveBeenCalledOnce();
  });
});

describe('a channel to the other tabs', () => {
  it('a channel to the other tabs is silent where the browser has none or refuses it', () => {
    function Refused() {
      throw new DOMException('No.', 'SecurityError');
    }
    for (const constructor of [undefined, Refused]) {
      vi.stubGlobal('BroadcastChannel', constructor);
      const channel = openChannel('a', () => undefined);
      expect(() => channel.post({ text: 'hello' })).not.toThrow();
      expect(() => channel.close()).not.toThrow();
    }
  });

  it('says in the console what could not be sent, and goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const channel = openChannel('a', () => undefined);
    channel.post({ notCloneable: () => undefined });
    expect(warn).toHaveBeenCalledOnce();
    channel.close();
  });
});
