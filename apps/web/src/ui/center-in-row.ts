/** Scrolls a row so that an entry is in the middle; does nothing if the row fits. */
export function centerInRow(row: HTMLElement | null, entry: HTMLElement | null | undefined): void {
  if (row === null || !entry || row.scrollWidth <= row.clientWidth) return
  const left = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
  row.scrollTo({ left, behavior: 'smooth' })
}
