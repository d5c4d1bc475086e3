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
 * Runs in the page: finds a control by its visible name.
 * @param {string} name the text of a field's label or of a button
 */
export function findControl(name) {
  /** @type {(element: Element) => boolean} */
  const hasName = (element) => element.textContent?.trim() === name;
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
    (candidate) => candidate.textContent?.trim() === name,
  );
  const list = label?.control;
  if (!(list instanceof HTMLSelectElement)) return null;
  return [...list.options].find((option) => option.textContent === text) ?? null;
}

/**
 * Runs in every page before all other scripts: reports the page's errors and warnings to the server. This is needed because
 * WebKit's driver has no log.
 */
export function reportErrors() {
  /** @type {(...words: unknown[]) => void} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const report = (...words) =>
    void navigator.sendBeacon('/sandbox/problem', `${location.pathname}: ${words.join(' ')}`);
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const log = console[level].bind(console);
    console[level] = (/** @type {unknown[]} */ ...words) => {
      report(level, ...words);
      log(...words);
    };
  }
  window.addEventListener('error', ({ message }) => report(message));
  // The error event of a picture or script does not bubble, so listen in the capture phase. Kept in the page until somebody
  // asks: WebKit stops what a page loads once another page is asked for, and that is no fault.
  /** @type {string[]} */
  const notLoaded = [];
  Object.assign(window, { notLoaded });
  document.addEventListener(
    'error',
    ({ target }) => target instanceof Element && notLoaded.push(target.outerHTML),
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejected:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('against the policy:', violatedDirective, blockedURI),
  );
}
