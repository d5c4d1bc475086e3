import { Component, createRef, type ReactNode } from 'react';

/**
 * Keeps the height of its first content (the prerendered one) when shorter content replaces it, as far as it is in view or above it:
 * nothing in view moves. Content below the screen shrinks freely.
 */
export class ReservedHeight extends Component<{ children: ReactNode }> {
  private readonly box = createRef<HTMLDivElement>();

  // A class: only getSnapshotBeforeUpdate can measure the old content without measuring each page on hydration.
  override getSnapshotBeforeUpdate() {
    const { top, height } = this.box.current!.getBoundingClientRect();
    return top < 0 ? height : Math.min(height, window.innerHeight - top);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, seen: number) {
    this.box.current!.style.minHeight ||= `${Math.max(0, seen)}px`;
  }

  override render() {
    return <div ref={this.box}>{this.props.children}</div>;
  }
}
