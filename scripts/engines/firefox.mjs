import { launch } from 'puppeteer-core';
import { findProgram, install } from '#scripts/systemPackages.mjs';
import { choice, control } from './engine.mjs';

const find = () => findProgram('firefox-esr', 'firefox');

/**
 * Firefox over WebDriver BiDi.
 * @param {{ mayFetch: boolean, work: string }} options `work`: a folder of its own
 * @returns {Promise<import('./engine.mjs').Engine | undefined>} undefined: there is none to be had
 */
export async function startFirefox({ mayFetch, work }) {
  if (!find() && mayFetch) install('firefox-esr');
  const executablePath = find();
  if (!executablePath) return undefined;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    timeout: 90_000,
    protocolTimeout: 60_000,
    // The order of a date's parts follows the language.
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
    const found = (await page.evaluateHandle(control, name)).asElement();
    if (!found) throw new Error(`There is no ${name}`);
    return /** @type {import('puppeteer-core').ElementHandle<Element>} */ (found);
  }

  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    downloads: work,
    open: async (address) => void (await page.goto(address)),
    ask: async (run, ...args) => await page.evaluate(/** @type {any} */ (run), ...args),
    type: async (name, text) => (await element(name)).type(text),
    choose: async (name, option) => {
      const value = await page.evaluate(
        (found) => found instanceof HTMLOptionElement && found.value,
        await page.evaluateHandle(choice, name, option),
      );
      if (!value) throw new Error(`${name} offers no ${option}`);
      await (await element(name)).select(value);
    },
    press: async (name) => (await element(name)).click(),
    close: () => browser.close(),
  };
}
