import { Loader, Text } from '@mantine/core'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './RootFrame.module.css'

/** While the next page loads (spec 9): a bar after 200 ms, full after 5 s; a veil after 300 ms, in words after 1000 ms. */
function Progress() {
  const { t } = useTranslation()
  const isLoading = useRouterState({ select: state => state.isLoading })
  if (!isLoading) return null
  return (
    <>
      <div className={classes.bar} data-progress aria-hidden />
      <div className={classes.veil} data-veil>
        <Loader />
        <Text className={classes.words} size="sm" role="status">
          {t('ui.loading')}
        </Text>
      </div>
    </>
  )
}

/** Around every page: the skip link, and the progress of loading. */
export function RootFrame() {
  const { t } = useTranslation()
  return (
    <>
      <a className={classes.skip} href="#content">
        {t('ui.skipToContent')}
      </a>
      <Progress />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
