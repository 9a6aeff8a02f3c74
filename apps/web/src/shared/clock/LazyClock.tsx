// The clock with its texts, fetched by the pages of whoever has one.
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { loadTexts } from '#web/i18n/language.ts'

const ClockCard = lazy(async () => {
  const [file] = await Promise.all([import('./ClockCard.tsx'), loadTexts('clock')])
  return { default: file.ClockCard }
})

export function LazyClock({ withLink = false }: { withLink?: boolean }) {
  return (
    <Suspense fallback={<Skeleton h={236} radius="md" />}>
      <ClockCard withLink={withLink} />
    </Suspense>
  )
}
