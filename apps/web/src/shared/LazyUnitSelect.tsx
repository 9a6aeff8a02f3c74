// The choice of a unit where it is seldom opened: the tree is fetched then.
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const UnitSelect = lazy(() => import('./UnitSelect.tsx').then(file => ({ default: file.UnitSelect })))

/** With a label, as in the filters that open on request. */
export function LazyUnitSelect(props: ComponentProps<typeof UnitSelect>) {
  return (
    <Suspense fallback={<Skeleton height={66} />}>
      <UnitSelect {...props} />
    </Suspense>
  )
}
