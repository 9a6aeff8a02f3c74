/** How often a table folds in a frame of this width; `needs` are the widths that it needs unfolded, folded once, and so on. */
export function foldings(needs: readonly number[], width: number): number {
  const place = needs.findIndex(need => need <= width)
  return place === -1 ? needs.length : place
}
