/** Scrolls a row that is wider than its place so that one of its entries stands in the middle; else does nothing. */
export function centerInRow(row: HTMLElement | null, entry: HTMLElement | null | undefined): void {
  if (row === null || !entry || row.scrollWidth <= row.clientWidth) return
  const left = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
  row.scrollTo({ left, behavior: 'smooth' })
}
