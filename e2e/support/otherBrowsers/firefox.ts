import { type ElementHandle, launch } from 'puppeteer-core';
import { findProgram } from '#scripts/systemPackages.ts';
import { findControl, findOption } from './inPage.ts';
import type { OtherBrowser, OtherBrowserKind } from './OtherBrowser.ts';

const find = () => findProgram('firefox-esr', 'firefox');

/** Firefox over WebDriver BiDi: selenium-webdriver would need geckodriver, which Debian does not package. */
export const firefox: OtherBrowserKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => find() !== undefined,
  start,
};

async function start(folder: string): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: find(),
    // The window's own size: what sets a page's is unknown to Firefox 140, which a bare Debian 12 installs.
    args: ['--width=1280', '--height=1000'],
    defaultViewport: null,
    timeout: 90_000,
    protocolTimeout: 60_000,
    // The language decides the order of a date's parts.
    env: { ...process.env, HOME: folder, LANG: 'en_US.UTF-8' },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.alwaysOpenPanel': false,
      'intl.regional_prefs.use_os_locales': false,
    },
  });
  const page = await browser.newPage();
  async function control(name: string): Promise<ElementHandle> {
    const found = (await page.evaluateHandle(findControl, name)).asElement();
    if (!found) throw new Error(`There is no ${name}`);
    return found as ElementHandle;
  }

  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    open: (address) => page.goto(address),
    evaluate: async (run, ...args) => page.evaluate(run, ...args),
    type: async (name, text) => (await control(name)).type(text),
    choose: async (name, option) => {
      const found = await page.evaluateHandle(findOption, name, option);
      const value = await page.evaluate((element) => element?.value, found);
      if (!value) throw new Error(`${name} offers no ${option}`);
      await (await control(name)).select(value);
    },
    click: async (name) => (await control(name)).click(),
    close: () => browser.close(),
  };
}
