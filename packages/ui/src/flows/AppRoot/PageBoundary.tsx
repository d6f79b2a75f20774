import { Component, type ReactNode } from 'react';
import { LateErrorState } from '../LateErrorState/index.ts';

interface PageBoundaryProps {
  /** Changes when another page is shown, which clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  isRetrying: boolean;
}

/** Whether the site itself answers: without it a reload would end on the browser's own error page. */
async function isSiteThere(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Keeps a page that breaks, or whose code cannot be loaded, from taking the site with it. Browsers
 * remember code that failed to load, so trying again loads the page anew.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, isRetrying: false };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: PageBoundaryProps) {
    // A key would drop the old page before the new one is ready.
    if (previous.resetKey !== this.props.resetKey && this.state.error !== null)
      // eslint-disable-next-line react/no-did-update-set-state
      this.setState({ error: null });
  }

  retry = async () => {
    this.setState({ isRetrying: true });
    if (await isSiteThere()) window.location.reload();
    else this.setState({ isRetrying: false });
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <LateErrorState
        variant="page"
        title="页面加载失败"
        reason="请检查网络连接后重试"
        isRetrying={this.state.isRetrying}
        onRetry={() => void this.retry()}
      />
    );
  }
}
