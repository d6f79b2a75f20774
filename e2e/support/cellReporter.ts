import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints how many cells of the fault matrix were shown, and how many of them failed. */
export default class CellReporter implements Reporter {
  private cells = 0;
  private failures = 0;

  onTestEnd(test: TestCase): void {
    for (const { type, description = '' } of test.annotations) {
      if (type !== 'cells') continue;
      const [cells, failures] = description.split(' ').map(Number);
      this.cells += cells ?? 0;
      this.failures += failures ?? 0;
    }
  }

  onEnd(): void {
    if (this.cells > 0)
      console.log(`\nFault matrix: ${this.cells} cells, ${this.failures} failures`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
