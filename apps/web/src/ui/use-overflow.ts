import { useCallback, useState } from 'react'

/** Whether the content of an element is wider than the element; give `ref` to the element. */
export function useOverflow(): {
  readonly ref: (element: HTMLElement | null) => () => void
  readonly isOver: boolean
} {
  const [isOver, setIsOver] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    const observer = new ResizeObserver(() => {
      if (element) setIsOver(element.scrollWidth > element.clientWidth)
    })
    if (element) observer.observe(element)
    // Rows that come later can make the content wider.
    if (element?.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { ref, isOver }
}
