import { Skeleton, Stack } from '@mantine/core'

/** In the place of a list's rows while they load. */
export function ListSkeleton() {
  return (
    <Stack gap="xs" aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={44} />
      ))}
    </Stack>
  )
}
