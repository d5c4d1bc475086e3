import { Component, createRef, type ReactNode } from 'react';

/**
 * Keeps the height of its first words, the prerendered ones, when fewer take their place, as far as somebody has it in sight or is
 * below it: nothing that is seen moves. Further down the page it ends with its words.
 */
export class KeptRoom extends Component<{ children: ReactNode }> {
  private readonly room = createRef<HTMLDivElement>();

  // A class, since only here the old words can be measured without measuring every page as it hydrates.
  override getSnapshotBeforeUpdate() {
    const { top, height } = this.room.current!.getBoundingClientRect();
    return top < 0 ? height : Math.min(height, window.innerHeight - top);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, seen: number) {
    this.room.current!.style.minHeight ||= `${Math.max(0, seen)}px`;
  }

  override render() {
    return <div ref={this.room}>{this.props.children}</div>;
  }
}
