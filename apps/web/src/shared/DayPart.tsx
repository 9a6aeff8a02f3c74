import { Stack, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'

/** One section of the explanation of a day or a record. */
export function DayPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack gap="xs" component="section" aria-labelledby={id}>
      <Title order={3} size="sm" c="dimmed" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  )
}
