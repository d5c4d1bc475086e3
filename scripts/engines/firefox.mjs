import { launch } from 'puppeteer-core';
import { findProgram, install } from '#scripts/systemPackages.ts';
import { findControl, findOption } from './engine.mjs';

const find = () => findProgram('firefox-esr', 'firefox');

/**
 * Firefox over WebDriver BiDi.
 * @param {{ mayInstall: boolean, work: string }} options `work`: a folder of its own
 * @returns {Promise<import('./engine.mjs').Engine | undefined>} undefined if Firefox is missing
 */
export async function startFirefox({ mayInstall, work }) {
  if (!find() && mayInstall) install('firefox-esr');
  const executablePath = find();
  if (!executablePath) return undefined;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    timeout: 90_000,
    protocolTimeout: 60_000,
    // The language decides the order of a date's parts.
    env: { ...process.env, HOME: work, LANG: 'en_US.UTF-8' },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': work,
      'browser.download.alwaysOpenPanel': false,
      'intl.regional_prefs.use_os_locales': false,
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  /** @param {string} name */
  async function element(name) {
    const found = (await page.evaluateHandle(findControl, name)).asElement();
    if (!found) throw new Error(`There is no ${name}`);
    return /** @type {import('puppeteer-core').ElementHandle<Element>} */ (found);
  }

  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    downloads: work,
    open: async (address) => void (await page.goto(address)),
    evaluate: async (run, ...args) => await page.evaluate(/** @type {any} */ (run), ...args),
    type: async (name, text) => (await element(name)).type(text),
    choose: async (name, option) => {
      const value = await page.evaluate(
        (found) => found instanceof HTMLOptionElement && found.value,
        await page.evaluateHandle(findOption, name, option),
      );
      if (!value) throw new Error(`${name} offers no ${option}`);
      await (await element(name)).select(value);
    },
    click: async (name) => (await element(name)).click(),
    close: () => browser.close(),
  };
}
