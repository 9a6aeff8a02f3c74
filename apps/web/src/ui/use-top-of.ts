import { useLayoutEffect, useRef, useState } from 'react'

/** Offset of an element on the page; the rows of a virtual list are positioned from there. */
export function useTopOf<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop((ref.current?.getBoundingClientRect().top ?? 0) + scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return [ref, top] as const
}
