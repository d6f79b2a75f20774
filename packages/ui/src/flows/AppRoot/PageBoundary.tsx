import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/index.ts';

interface PageBoundaryProps {
  /** Changes when another page is shown, which clears the error. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps a page that breaks from taking the site with it. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: PageBoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== null)
      this.setState({ error: null });
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorState
        variant="page"
        title="页面加载失败"
        reason="请检查网络连接后重试"
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
