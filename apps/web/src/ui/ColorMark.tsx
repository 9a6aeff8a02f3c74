import { Box } from '@mantine/core'

/** The colour of a thing (a leave type) next to its name; never the only way to identify it. */
export function ColorMark({ color, size = 10 }: { color: string; size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      display="inline-block"
      w={size}
      h={size}
      bg={color}
      data-color-mark
      style={{ borderRadius: '50%', flexShrink: 0 }}
    />
  )
}
