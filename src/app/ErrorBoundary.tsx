import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';

interface BoundaryProps {
  /** History entry: at another one the content is tried again. */
  entry: string;
  children: ReactNode;
}

interface BoundaryState {
  entry: string;
  failure?: { error: unknown };
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { entry: this.props.entry };
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });
  static getDerivedStateFromProps = ({ entry }: BoundaryProps, state: BoundaryState) =>
    entry === state.entry ? null : { entry, failure: undefined };
  override render() {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}

export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary entry={useLocation().key}>{children}</Boundary>;
}
