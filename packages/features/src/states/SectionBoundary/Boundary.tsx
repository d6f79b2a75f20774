import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Changes when other content is shown inside, which resets the error. */
  resetKey?: string | number | undefined;
  /** Renders the replacement of what threw; `reset` renders the children again. */
  fallback: (thrown: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  broken: { thrown: unknown } | null;
}

/** Error boundary around a part of the page. The root of the application reports the error. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { broken: { thrown } };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    // A `key` would unmount the current content before the new part is ready.
    if (resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => {
    if (this.state.broken) this.setState({ broken: null });
  };

  override render() {
    const { broken } = this.state;
    const { fallback, children } = this.props;
    return broken ? fallback(broken.thrown, this.reset) : children;
  }
}
