// The last line of every test script.
export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number }

export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
