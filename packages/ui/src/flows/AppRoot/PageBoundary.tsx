import { Component, type ReactNode } from 'react';
import { LateErrorState } from '../LateErrorState/index.ts';

interface PageBoundaryProps {
  /** Changes when another page is shown, which clears the error. */
  resetKey: string;
  /** Whether nothing stands in for what breaks. */
  isQuiet?: boolean;
  /** Whether the page's frame is inside, and with it the main landmark. */
  hasMain?: boolean;
  children: ReactNode;
}

/** Keeps a part that breaks, or whose code cannot be loaded, from taking the site with it. */
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

  override render() {
    const { isQuiet, hasMain, children } = this.props;
    if (this.state.error === null) return children;
    const view = (
      <LateErrorState
        variant="page"
        title="页面加载失败"
        reason="请检查网络连接后重试"
        thrown={this.state.error}
        isQuiet={isQuiet}
        onRetry={() => window.location.reload()}
      />
    );
    return hasMain ? <main>{view}</main> : view;
  }
}
