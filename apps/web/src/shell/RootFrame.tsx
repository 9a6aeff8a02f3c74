import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './RootFrame.module.css'
import { LoadingVeil } from './LoadingVeil.tsx'
import { TopProgress } from './TopProgress.tsx'

/** Around every page: the skip link, the progress bar and the loading overlay. */
export function RootFrame() {
  const { t } = useTranslation()
  return (
    <>
      <a className={classes.skip} href="#content">
        {t('ui.skipToContent')}
      </a>
      <TopProgress />
      <LoadingVeil />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
