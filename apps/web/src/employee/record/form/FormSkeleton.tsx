import { Skeleton, Stack } from '@mantine/core'

const heights = [220, 320, 140, 260]

export const FormSkeleton = () => (
  <Stack aria-hidden>
    {heights.map(height => (
      <Skeleton key={height} height={height} />
    ))}
  </Stack>
)
