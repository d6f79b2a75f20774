import { Component, type ReactNode } from 'react';
import { LateErrorState } from '../LateErrorState/index.ts';

export interface SectionBoundaryProps {
  /** Changes when the section shows something else, which clears the error. */
  resetKey?: string | number;
  children: ReactNode;
}

/**
 * Keeps a section that breaks from taking its page with it, and reports what broke. Trying again
 * draws the section anew; where its code is gone, as that of an older release, it loads the page anew.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: SectionBoundaryProps) {
    if (previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset() {
    if (this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <LateErrorState
        variant="inline"
        title="该模块加载失败，点击重试"
        thrown={error}
        onRetry={() => this.reset()}
      />
    );
  }
}
