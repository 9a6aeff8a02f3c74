import { useCallback, useState } from 'react'

/**
 * Whether the element after `count` rows is in the window or at most 600 pixels below it; give `ref` to the element.
 * A report about fewer rows is out of date: each new count is observed from the start.
 */
export function useIsNear(count: number): {
  readonly ref: (element: HTMLElement | null) => () => void
  readonly isNear: boolean
} {
  const [nearAt, setNearAt] = useState<number | null>(null)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      // A busy page gets several entries at once: the last is the present.
      const report: IntersectionObserverCallback = entries =>
        setNearAt(entries.at(-1)?.isIntersecting === true ? count : null)
      const observer = new IntersectionObserver(report, { rootMargin: '0px 0px 600px 0px' })
      if (element) observer.observe(element)
      return () => observer.disconnect()
    },
    [count],
  )
  return { ref, isNear: nearAt === count }
}
