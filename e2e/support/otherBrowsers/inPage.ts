// Functions that run in the page, in every browser: they know nothing of what stands around them here.

/** The control of a visible name: of a field's label, or of a button; translated (e2e/support/translate.ts) or not. */
export function findControl(name: string): HTMLElement | null {
  const hasName = ({ textContent }: Element) =>
    textContent.replaceAll('\u200B', '').trim() === name;
  const label = [...document.querySelectorAll('label')].find(hasName);
  return label ? label.control : ([...document.querySelectorAll('button')].find(hasName) ?? null);
}

/** An option of a select, by the label and the option's text. */
export function findOption(name: string, text: string): HTMLOptionElement | null {
  const hasText = ({ textContent }: Element, words: string) =>
    textContent.replaceAll('\u200B', '').trim() === words;
  const label = [...document.querySelectorAll('label')].find((each) => hasText(each, name));
  const options = label?.control?.querySelectorAll('option') ?? [];
  return [...options].find((option) => hasText(option, text)) ?? null;
}

/**
 * Runs in every page before all other scripts: notes the page's errors and warnings in `window.problems`, because WebKit's driver
 * has no log. They stay in the page until somebody asks: as soon as another page is asked for, WebKit stops what this one loads,
 * and what the page says of that is no fault.
 */
export function noteErrors(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const note = (...words: unknown[]) => problems.push(`${location.pathname}: ${words.join(' ')}`);
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(...words);
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
