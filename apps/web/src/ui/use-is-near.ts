import { useCallback, useState } from 'react'

/** Whether an element is in the window or at most 600 pixels below it; give `ref` to the element. */
export function useIsNear(): {
  readonly ref: (element: HTMLElement | null) => () => void
  readonly isNear: boolean
} {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    // A busy page gets several entries at once: the last is the present.
    const observer = new IntersectionObserver(entries => setIsNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '0px 0px 600px 0px',
    })
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isNear }
}
