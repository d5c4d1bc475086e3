import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, install } from '#scripts/systemPackages.ts';
import { findControl, findOption } from './engine.mjs';

/** The key of an element reference (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The programs needed: the driver, which includes WebKitGTK's MiniBrowser, and an X server. */
const find = () => ({ driver: findProgram('WebKitWebDriver'), screen: findProgram('Xvfb') });

/** @returns {Promise<number>} a free port */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}

/**
 * Starts an X server without a display device; it chooses its own display number.
 * @param {string} program
 */
async function startScreen(program) {
  const screen = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(30_000) });
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}

/**
 * WebKitGTK over WebDriver.
 * @param {{ mayInstall: boolean, work: string }} options `work`: a folder of its own
 * @returns {Promise<import('./engine.mjs').Engine | undefined>} undefined if the driver or the display is missing
 */
export async function startWebKit({ mayInstall, work }) {
  let programs = find();
  if ((!programs.driver || !programs.screen) && mayInstall) {
    install('webkit2gtk-driver', 'xvfb');
    programs = find();
  }
  if (!programs.driver || !programs.screen) return undefined;
  const screen = await startScreen(programs.screen);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOME: work,
      XDG_CONFIG_HOME: join(work, 'config'),
      XDG_CACHE_HOME: join(work, 'cache'),
      XDG_DATA_HOME: join(work, 'data'),
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  let output = '';
  for (const stream of [driver.stdout, driver.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));

  const stop = () => {
    driver.kill();
    // Stopping the X server also ends a browser that the driver has left behind.
    screen.stop();
  };

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async function call(method, path, body) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(90_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = /** @type {{ value: any }} */ (await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }

  async function isUp() {
    try {
      await call('GET', '/status');
      return true;
    } catch {
      return false;
    }
  }

  try {
    for (let tries = 0; !(await isUp()); tries += 1) {
      if (tries > 100) throw new Error(`WebKitWebDriver does not answer: ${output}`);
      await wait(100);
    }
    const { sessionId, capabilities } = await call('POST', '/session', { capabilities: {} });
    const session = `/session/${sessionId}`;

    /**
     * @param {(...args: any[]) => unknown} run
     * @param {unknown[]} args
     */
    const evaluate = (run, args) =>
      call('POST', `${session}/execute/sync`, {
        script: `return (${String(run)})(...arguments)`,
        args,
      });

    /** @type {(name: string, found: any) => string} */
    const pathOf = (name, found) => {
      if (!found) throw new Error(`There is no ${name}`);
      return `${session}/element/${found[elementKey]}`;
    };

    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      downloads: work,
      open: (url) => call('POST', `${session}/url`, { url }),
      evaluate: (run, ...args) => evaluate(run, args),
      type: async (name, text) =>
        call('POST', `${pathOf(name, await evaluate(findControl, [name]))}/value`, { text }),
      choose: async (name, option) =>
        call('POST', `${pathOf(option, await evaluate(findOption, [name, option]))}/click`, {}),
      click: async (name) => {
        const found = await evaluate(findControl, [name]);
        const path = pathOf(name, found);
        // The driver does not always scroll to an element far down.
        await evaluate(
          (/** @type {Element} */ element) => element.scrollIntoView({ block: 'center' }),
          [found],
        );
        await call('POST', `${path}/click`, {});
      },
      close: async () => {
        try {
          await call('DELETE', session);
        } finally {
          stop();
        }
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
