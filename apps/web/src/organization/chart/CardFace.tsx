// The photo of a person on a card, or a placeholder.
import { useState } from 'react'

type Props = { image: string | null; x: number; y: number; radius: number }

export const faceClip = 'org-chart-face'

export function CardFace({ image, x, y, radius }: Props) {
  const [isBroken, setIsBroken] = useState(false)
  const scale = radius / 22
  if (image === null || isBroken) {
    return (
      <g transform={`translate(${x},${y}) scale(${scale})`}>
        <circle r={22} fill="var(--chart-face)" />
        <circle cy={-5} r={7} fill="var(--chart-nobody)" />
        <path d="M-12.5,16.5a12.5,11.5 0 0 1 25,0a21,21 0 0 1 -25,0z" fill="var(--chart-nobody)" />
      </g>
    )
  }
  return (
    <image
      href={image}
      x={x - radius}
      y={y - radius}
      width={radius * 2}
      height={radius * 2}
      preserveAspectRatio="xMidYMid slice"
      clipPath={`url(#${faceClip})`}
      onError={() => setIsBroken(true)}
    />
  )
}
