// The camera of the chart. React renders only when other cards come into view.
import { useLayoutEffect, useRef, useState } from 'react'
import { cameraMotion } from './camera-motion.ts'
import type { Camera, Size } from './camera.ts'

export function useCamera(size: Size | undefined) {
  const svg = useRef<SVGSVGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const [motion] = useState(cameraMotion)
  /** The camera the cards are drawn for. */
  const [drawn, setDrawn] = useState<Camera>()
  useLayoutEffect(() => {
    if (size !== undefined) motion.resize(size)
  }, [motion, size])
  useLayoutEffect(
    () => (svg.current && layer.current ? motion.attach(svg.current, layer.current, setDrawn) : undefined),
    [motion],
  )
  return { svg, layer, drawn, motion }
}
