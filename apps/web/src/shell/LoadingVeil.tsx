import { Loader, Text } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './LoadingVeil.module.css'

/** The loading overlay while the next page loads: after 300 ms, in full after 500 ms, in words after 1000 ms (spec 9). */
export function LoadingVeil() {
  const { t } = useTranslation()
  const isLoading = useRouterState({ select: state => state.isLoading })
  return (
    isLoading && (
      <div className={classes.veil} data-veil>
        <Loader size="md" />
        <Text className={classes.words} size="sm" role="status">
          {t('ui.loading')}
        </Text>
      </div>
    )
  )
}
