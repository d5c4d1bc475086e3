import type { ComponentType } from 'react';

export interface PartModule {
  Component: ComponentType;
}

/** As React.lazy takes it. */
interface LazyModule {
  default: ComponentType;
}

/** A part of a page whose script comes later than its markup; see WhenNear. */
export class LazyPart {
  /** What is done where a part that is wanted can't be had; the app sets it (app/mount.tsx). `giveUp`: shows an error. */
  static onMissing: (giveUp: () => void) => void = (giveUp) => giveUp();
  /** It answers to presses. */
  alive = false;
  private readonly load: () => Promise<PartModule>;
  private readonly arrived: Promise<LazyModule>;
  private arrive: (module: LazyModule) => void = () => undefined;
  private fail: (error: unknown) => void = () => undefined;
  private here?: LazyModule;
  private fetching?: Promise<void>;
  private pressed?: HTMLElement;

  constructor(load: () => Promise<PartModule>) {
    this.load = load;
    this.arrived = new Promise((resolve, reject) => {
      this.arrive = resolve;
      this.fail = reject;
    });
    // It is told where it shows, if it shows.
    this.arrived.catch(() => undefined);
  }

  /** For React.lazy: settles once it was fetched, however late; at once where it is here, so that nothing flashes. */
  arrival(): Promise<LazyModule> {
    const { here } = this;
    if (!here) return this.arrived;
    // oxlint-disable-next-line unicorn/no-thenable
    return { then: (settle: (module: LazyModule) => void) => settle(here) } as Promise<LazyModule>;
  }

  /** @throws where the script can't be had; the next call tries again. */
  fetch(): Promise<void> {
    this.fetching ??= this.load().then(
      ({ Component }) => {
        this.here = { default: Component };
        this.arrive(this.here);
      },
      (error: unknown) => {
        this.fetching = undefined;
        throw error;
      },
    );
    return this.fetching;
  }

  /** Fetches it ahead. Its markup can be read meanwhile, so a failure is nobody's trouble until the next call. */
  wake = () => {
    this.fetch().catch(() => undefined);
  };

  /** A control that was pressed too early, to be pressed again. It is never without an answer. */
  hold(control: HTMLElement) {
    this.pressed = control;
    this.fetch().catch((error: unknown) => LazyPart.onMissing(() => this.fail(error)));
  }

  live() {
    this.alive = true;
    const control = this.pressed;
    this.pressed = undefined;
    if (control?.isConnected) control.click();
  }

  leave() {
    this.alive = false;
  }
}
