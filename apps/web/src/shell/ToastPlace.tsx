import { lazy, Suspense } from 'react'
import { useToastsWanted } from '#web/shared/toast.ts'

const Toasts = lazy(() => import('./Toasts.tsx').then(file => ({ default: file.Toasts })))

/** Where toasts appear, from the first one on. */
export function ToastPlace() {
  return (
    useToastsWanted() && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
