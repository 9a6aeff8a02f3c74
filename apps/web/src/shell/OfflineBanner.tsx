import { Alert } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './OfflineBanner.module.css'

/** Above the page, while the device has no network. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const { online } = useNetwork()
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <Alert color="yellow" className={classes.banner} icon={<IconCloudOff aria-hidden />}>
          {t('ui.offlineNow')}
        </Alert>
      )}
    </div>
  )
}
