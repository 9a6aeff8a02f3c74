import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'

/** The words beside something that is pointed at; use-hint.tsx fetches it. */
export function Hint({
  target,
  label,
  id,
}: {
  target: RefObject<HTMLElement | null>
  label: string
  id: string
}) {
  return <Tooltip opened target={target} label={<span id={id}>{label}</span>} />
}
