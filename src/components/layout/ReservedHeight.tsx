import { Component, createRef, type ReactNode } from 'react';

/** Prevents layout shift: keeps its prerendered height when shorter content replaces it, as far as that is on or above the screen. */
export class ReservedHeight extends Component<{ children: ReactNode }> {
  private readonly box = createRef<HTMLDivElement>();

  // A class: only getSnapshotBeforeUpdate can measure the old content without measuring each page on hydration.
  override getSnapshotBeforeUpdate() {
    const { top, height } = this.box.current!.getBoundingClientRect();
    if (top < 0) return height;
    // A gap would push what the address leads to off the screen.
    if (this.box.current!.closest(':target')) return 0;
    return Math.min(height, window.innerHeight - top);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, seen: number) {
    this.box.current!.style.minHeight ||= `${Math.max(0, seen)}px`;
  }

  override render() {
    return <div ref={this.box}>{this.props.children}</div>;
  }
}
