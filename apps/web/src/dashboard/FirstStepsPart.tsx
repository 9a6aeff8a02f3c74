import { lazy, Suspense } from 'react'
import { useHiddenChecklist } from '#web/shared/use-hidden-checklist.ts'
import { useDashboardPart } from './use-dashboard.ts'

const FirstSteps = lazy(() => import('./FirstSteps.tsx').then(file => ({ default: file.FirstSteps })))

/** For readers who may set the company up, until all steps are done or the reader hides them. */
export function FirstStepsPart({ workspaceId }: { workspaceId: string }) {
  const [isHidden, hide] = useHiddenChecklist(workspaceId)
  const { data } = useDashboardPart('firstSteps', { quiet: true, enabled: !isHidden })
  if (isHidden || data === undefined || data.steps.length === 0) return null
  return (
    <Suspense>
      <FirstSteps steps={data.steps} onHide={hide} />
    </Suspense>
  )
}
