import type { ComponentType } from 'react';

export interface PartModule {
  Component: ComponentType;
}

/** A part of a page whose script comes later than its markup; see WhenNear. */
export class LazyPart {
  /** Here once it was fetched. */
  Component?: ComponentType;
  /** Settles once it was fetched, however late. */
  readonly arrival: Promise<ComponentType>;
  /** It answers to presses. */
  alive = false;
  private readonly load: () => Promise<PartModule>;
  private arrive: (component: ComponentType) => void = () => undefined;
  private fetching?: Promise<void>;
  private pressed?: HTMLElement;

  constructor(load: () => Promise<PartModule>) {
    this.load = load;
    this.arrival = new Promise((resolve) => {
      this.arrive = resolve;
    });
  }

  /** @throws where the script can't be had; the next call tries again. */
  fetch(): Promise<void> {
    this.fetching ??= this.load().then(
      ({ Component }) => {
        this.Component = Component;
        this.arrive(Component);
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

  /** A control that was pressed too early, to be pressed again. */
  hold(control: HTMLElement) {
    this.pressed = control;
    this.wake();
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
