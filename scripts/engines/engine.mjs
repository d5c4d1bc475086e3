// The browser interface that the engine tests need, and the functions that run in the page in every engine.

/**
 * @typedef {object} Engine
 * @property {string} version name and version of the browser
 * @property {(address: string) => Promise<void>} open
 * @property {<A extends unknown[], R>(run: (...args: A) => R, ...args: A) => Promise<R>} evaluate runs a function in the page; it
 *   knows nothing of what stands around it
 * @property {(control: string, text: string) => Promise<void>} type with keys, into the control of that name
 * @property {(control: string, option: string) => Promise<void>} choose
 * @property {(control: string) => Promise<void>} click
 * @property {string} downloads the download folder
 * @property {() => Promise<void>} close
 */

/**
 * Runs in the page: finds a control by its visible name, translated (translate.mjs) or not.
 * @param {string} name the text of a field's label or of a button
 */
export function findControl(name) {
  /** @type {(element: Element) => boolean} */
  const hasName = ({ textContent }) => textContent?.replaceAll('\u200B', '').trim() === name;
  const label = [...document.querySelectorAll('label')].find(hasName);
  return label ? label.control : ([...document.querySelectorAll('button')].find(hasName) ?? null);
}

/**
 * Runs in the page: finds an option of a select.
 * @param {string} name the text of the select's label
 * @param {string} text the text of the option
 */
export function findOption(name, text) {
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.replaceAll('\u200B', '').trim() === name,
  );
  const list = label?.control;
  if (!(list instanceof HTMLSelectElement)) return null;
  return [...list.options].find((option) => option.text.replaceAll('\u200B', '') === text) ?? null;
}

/**
 * Runs in every page before all other scripts: notes the page's errors and warnings in `window.problems`, because WebKit's driver
 * has no log. They stay in the page until somebody asks: as soon as another page is asked for, WebKit stops what this one loads,
 * and what the page says of that is no fault.
 */
export function noteErrors() {
  /** @type {string[]} */
  const problems = [];
  Object.assign(window, { problems });
  /** @type {(...words: unknown[]) => void} */
  const note = (...words) => void problems.push(`${location.pathname}: ${words.join(' ')}`);
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const log = console[level].bind(console);
    console[level] = (/** @type {unknown[]} */ ...words) => {
      note(level, ...words);
      log(...words);
    };
  }
  window.addEventListener('error', ({ message }) => note(message));
  // The error event of a picture or script does not bubble, so listen in the capture phase.
  document.addEventListener(
    'error',
    ({ target }) => note('not loaded:', target instanceof Element && target.outerHTML),
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => note('rejected:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('against the policy:', violatedDirective, blockedURI),
  );
}
