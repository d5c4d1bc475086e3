// What a journey needs of a browser, and what runs in the page for every engine alike.

/**
 * @typedef {object} Engine
 * @property {string} version as it says of itself
 * @property {(address: string) => Promise<void>} open
 * @property {<A extends unknown[], R>(run: (...args: A) => R, ...args: A) => Promise<R>} ask runs a function in the page; it
 *   knows nothing of what stands around it
 * @property {(control: string, text: string) => Promise<void>} type with keys, into the control of that name
 * @property {(control: string, option: string) => Promise<void>} choose
 * @property {(control: string) => Promise<void>} press
 * @property {string} downloads the folder where files arrive
 * @property {() => Promise<void>} close
 */

/**
 * Runs in the page: the control of that name, as a person would say it.
 * @param {string} name of a field's label or a button's words
 */
export function control(name) {
  /** @type {(element: Element) => boolean} */
  const isIt = (element) => element.textContent?.trim() === name;
  const label = [...document.querySelectorAll('label')].find(isIt);
  return label ? label.control : ([...document.querySelectorAll('button')].find(isIt) ?? null);
}

/**
 * Runs in the page: one choice of a list.
 * @param {string} name of the list's label
 * @param {string} text of the choice
 */
export function choice(name, text) {
  const label = [...document.querySelectorAll('label')].find(
    (candidate) => candidate.textContent?.trim() === name,
  );
  const list = label?.control;
  if (!(list instanceof HTMLSelectElement)) return null;
  return [...list.options].find((option) => option.textContent === text) ?? null;
}

/**
 * Runs in every page before all else: tells the server what the page complains of. Not every driver hands that on:
 * WebKit's has no log.
 */
export function ear() {
  /** @type {(...words: unknown[]) => void} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const tell = (...words) =>
    void navigator.sendBeacon('/sandbox/complaint', `${location.pathname}: ${words.join(' ')}`);
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const say = console[level].bind(console);
    console[level] = (/** @type {unknown[]} */ ...words) => {
      tell(level, ...words);
      say(...words);
    };
  }
  window.addEventListener('error', ({ message }) => tell(message));
  // A picture or a script that does not load is told to nobody but those who listen on its way down.
  document.addEventListener(
    'error',
    ({ target }) => tell('not loaded:', target instanceof Element && target.outerHTML),
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejected:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('against the policy:', violatedDirective, blockedURI),
  );
}
