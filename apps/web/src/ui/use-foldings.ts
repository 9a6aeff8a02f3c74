// Decision 0116: a table wider than its frame folds, the least important columns first, until it fits.
import { useLayoutEffect, useRef, useState } from 'react'
import { foldings } from './foldings.ts'

type Measured = {
  readonly columns: string
  readonly needs: readonly number[]
  readonly width: number
  /** Wider than its frame, though nothing is left to fold. */
  readonly isOver: boolean
}

const unmeasured: Omit<Measured, 'columns'> = { needs: [], width: 0, isOver: false }

/** `columns` names the columns: others are measured again. `most`: how often the table can fold. */
export function useFoldings(columns: string, most: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<Measured>()
  const { needs, width, isOver } = kept?.columns === columns ? kept : unmeasured
  const count = foldings(needs, width)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const measure = () => {
      const { scrollWidth, clientWidth } = element
      const isWider = scrollWidth > clientWidth
      const mayFold = isWider && count < most
      if (!mayFold && clientWidth === width && isWider === isOver) return
      setKept({
        columns,
        needs: mayFold ? needs.toSpliced(count, 1, scrollWidth) : needs,
        width: clientWidth,
        isOver: isWider && !mayFold,
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Rows that come later can make the table wider.
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [columns, most, count, needs, width, isOver])
  return { frame, count, width, isOver }
}
