import { Component, type ReactNode } from 'react';
import { LateErrorState } from '../LateErrorState/index.ts';

interface PageBoundaryProps {
  /** Changes when another page is shown, which clears the error. */
  resetKey: string;
  /** Called before the page is tried again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a page that breaks from taking the site with it. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: PageBoundaryProps) {
    // A key would drop the old page before the new one is ready.
    if (previous.resetKey !== this.props.resetKey && this.state.error !== null)
      // eslint-disable-next-line react/no-did-update-set-state
      this.setState({ error: null });
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <LateErrorState
        variant="page"
        title="页面加载失败"
        reason="请检查网络连接后重试"
        onRetry={this.retry}
      />
    );
  }
}
