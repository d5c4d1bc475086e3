import { Component, createRef, type ReactNode } from 'react';

/**
 * Prevents layout shift: keeps its prerendered height when shorter content replaces it, as far as that is on or above the
 * screen, or above the address's target.
 */
export class ReservedHeight extends Component<{ children: ReactNode }> {
  private readonly box = createRef<HTMLDivElement>();

  // A class: only getSnapshotBeforeUpdate can measure the old content without measuring each page on hydration.
  override getSnapshotBeforeUpdate() {
    const box = this.box.current!;
    const { top, height } = box.getBoundingClientRect();
    const target = document.getElementById(window.location.hash.slice(1));
    // A gap would push what the address leads to off the screen.
    if (top >= 0 && target?.contains(box)) return 0;
    // The page may be scrolling to a target below.
    const isAboveTarget =
      target && box.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (top < 0 || isAboveTarget) return height;
    return Math.min(height, window.innerHeight - top);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, seen: number) {
    this.box.current!.style.minHeight ||= `${Math.max(0, seen)}px`;
  }

  override render() {
    return <div ref={this.box}>{this.props.children}</div>;
  }
}
