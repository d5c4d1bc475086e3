import { vi } from 'vitest';

/** The address that answers seem to come from; undefined for the one that was asked. */
let redirectedTo: string | undefined;

/** Lets the calls of a test be answered as after a redirect to another address; `undefined`: as usual again. */
export function redirectCalls(url: string | undefined): void {
  redirectedTo = url;
  if (isStubbed in XMLHttpRequest) return;
  // The stand-in for the network knows no redirects.
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
