import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Changes when something else is shown inside, which clears the error. */
  resetKey?: string | number | undefined;
  /** Stands in for what broke; `reset` draws that anew. */
  fallback: (thrown: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  broken: { thrown: unknown } | null;
}

/** Keeps what breaks inside from taking more with it. The root of the application reports what broke. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { broken: { thrown } };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    // A key would drop what is shown before the new part is ready.
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
