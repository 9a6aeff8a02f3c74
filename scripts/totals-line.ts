// What every test script prints last: each failure, and the totals as the last line.
export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number }
export type Findings = Totals & { readonly failures: readonly string[] }

export const endOf = ({ passed, failed, skipped, failures }: Findings): string =>
  `${failures.map(failure => `\nFAILED ${failure}\n`).join('')}
${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}
`
