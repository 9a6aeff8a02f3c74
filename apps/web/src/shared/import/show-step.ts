/** The next step of an import begins at the top, for eyes and for the keyboard. */
export function showStep(): void {
  scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}
