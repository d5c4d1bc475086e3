/** A browser beside Chromium, as the journey needs it. Its controls are found by their visible names. */
export interface OtherBrowser {
  /** Name and version. */
  version: string;
  open: (address: string) => Promise<unknown>;
  /** Runs a function in the page; it knows nothing of what stands around it. */
  evaluate: <Result>(run: (...args: string[]) => Result, ...args: string[]) => Promise<Result>;
  /** Types with keys. */
  type: (control: string, text: string) => Promise<unknown>;
  choose: (control: string, option: string) => Promise<unknown>;
  click: (control: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** How a browser is found and started. */
export interface OtherBrowserKind {
  name: string;
  /** Debian's packages of it. */
  packages: string[];
  isInstalled: () => boolean;
  /** Starts it; `folder` is for its own files and its downloads. */
  start: (folder: string) => Promise<OtherBrowser>;
}
