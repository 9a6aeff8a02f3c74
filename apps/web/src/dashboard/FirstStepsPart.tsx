import { getFirstSteps } from '@hr/contract/first-steps.ts'
import { lazy, Suspense } from 'react'
import { useCall } from '#web/api/use-call.ts'

const FirstSteps = lazy(() => import('./FirstSteps.tsx').then(file => ({ default: file.FirstSteps })))

/** For readers who may set the company up, until it is set up. */
export function FirstStepsPart() {
  const { data } = useCall(getFirstSteps, {}, { quiet: true })
  if (data === undefined || data.steps.length === 0) return null
  return (
    <Suspense>
      <FirstSteps steps={data.steps} />
    </Suspense>
  )
}
