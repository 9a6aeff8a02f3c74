/** Scrolls to the top and focuses the next step of an import. */
export function showStep(): void {
  scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}
