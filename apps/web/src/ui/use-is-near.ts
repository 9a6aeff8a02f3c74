import { useCallback, useRef, useState } from 'react'

/** Pixels below the window. */
const reach = 600

/** Whether an element is in the window or at most 600 pixels below it; give `ref` to the element. */
export function useIsNear(): {
  readonly ref: (element: HTMLElement | null) => () => void
  readonly isNear: boolean
  /** Measured: `isNear` follows a drawing late, above all on a busy page. */
  readonly isStillNear: () => boolean
} {
  const [isNear, setIsNear] = useState(false)
  const observed = useRef<HTMLElement>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    observed.current = element
    // A busy page gets several entries at once: the last is the present.
    const observer = new IntersectionObserver(entries => setIsNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `0px 0px ${reach}px 0px`,
    })
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isStillNear = () =>
    observed.current !== null && observed.current.getBoundingClientRect().top <= innerHeight + reach
  return { ref, isNear, isStillNear }
}
