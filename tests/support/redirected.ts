import { vi } from 'vitest';

/** Final address of redirected answers; undefined without a redirect. */
let redirectedTo: string | undefined;

/** Redirects a test's calls to another address; `undefined` ends it. */
export function redirectCalls(url: string | undefined): void {
  redirectedTo = url;
  if (isStubbed in XMLHttpRequest) return;
  // MSW cannot redirect an XMLHttpRequest.
  const stub = new Proxy(XMLHttpRequest, {
    construct: (Real) =>
      new Proxy(new Real(), {
        get(request, key) {
          if (key === 'responseURL' && redirectedTo !== undefined) return redirectedTo;
          const value: unknown = Reflect.get(request, key);
          return typeof value === 'function' ? (value.bind(request) as unknown) : value;
        },
        set: (request, key, value) => Reflect.set(request, key, value),
      }),
    has: (Real, key) => key === isStubbed || key in Real,
  });
  vi.stubGlobal('XMLHttpRequest', stub);
}

const isStubbed = Symbol('redirects');
