// The size of an element, measured before the first paint so that nothing jumps.
import { useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './camera.ts'

export function useSize<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = target.current
    if (element === null) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      setSize(last => (last?.width === width && last.height === height ? last : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [target, size] as const
}
