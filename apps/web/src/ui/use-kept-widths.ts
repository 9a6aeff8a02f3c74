import { useLayoutEffect, useRef, useState } from 'react'

/** Keeps the widths of a table's columns while other rows are drawn. `columns` names the columns: others are measured again. */
export function useKeptWidths(isKept: boolean, columns: string) {
  const head = useRef<HTMLTableSectionElement>(null)
  const [kept, setKept] = useState<{ readonly columns: string; readonly widths: readonly string[] }>()
  useLayoutEffect(() => {
    if (!isKept) return
    const cells = [...(head.current?.querySelectorAll('th') ?? [])].map(({ offsetWidth }) => offsetWidth)
    const table = cells.reduce((sum, width) => sum + width, 0)
    setKept({ columns, widths: cells.map(width => `${(100 * width) / table}%`) })
  }, [isKept, columns])
  return { head, widths: isKept && kept?.columns === columns ? kept.widths : undefined }
}
