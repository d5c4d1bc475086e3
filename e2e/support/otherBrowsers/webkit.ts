import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Builder, type WebElement } from 'selenium-webdriver';
import { findProgram } from '#scripts/systemPackages.ts';
import { findControl, findOption } from './inPage.ts';
import type { OtherBrowser, OtherBrowserKind } from './OtherBrowser.ts';

// A folder, which Node imports from CommonJS only.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** The programs needed: the driver, which includes WebKitGTK's MiniBrowser, and an X server. */
const find = () => [findProgram('WebKitWebDriver'), findProgram('Xvfb')] as const;

/** WebKitGTK over WebDriver. */
export const webkit: OtherBrowserKind = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => find().every(Boolean),
  start,
};

/** Starts an X server without a display device; it chooses its own display number. */
async function startScreen(program: string) {
  const screen = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(30_000) });
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}

async function start(folder: string): Promise<OtherBrowser> {
  const [program = '', screenProgram = ''] = find();
  const screen = await startScreen(screenProgram);
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_DATA_HOME: join(folder, 'data'),
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
    })
    .build();
  const stop = async () => {
    await service.kill();
    // Stopping the X server also ends a browser that the driver has left behind.
    screen.stop();
  };

  try {
    const address = await service.start();
    const driver = await new Builder().forBrowser('MiniBrowser').usingServer(address).build();
    const evaluate: OtherBrowser['evaluate'] = (run, ...args) => driver.executeScript(run, ...args);
    const control = async (name: string) => {
      const found = (await evaluate(findControl, name)) as WebElement | null;
      if (!found) throw new Error(`There is no ${name}`);
      return found;
    };
    // The driver does not always scroll to an element far down.
    const bringIntoView = (found: WebElement) =>
      driver.executeScript(
        '(arguments[0].closest("select") ?? arguments[0]).scrollIntoView({ block: "center" })',
        found,
      );
    return {
      version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
      open: (url) => driver.get(url),
      evaluate,
      type: async (name, text) => (await control(name)).sendKeys(text),
      choose: async (name, option) => {
        const found = (await evaluate(findOption, name, option)) as WebElement | null;
        if (!found) throw new Error(`${name} offers no ${option}`);
        await bringIntoView(found);
        await found.click();
      },
      click: async (name) => {
        const found = await control(name);
        await bringIntoView(found);
        await found.click();
      },
      close: () => driver.quit().finally(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
