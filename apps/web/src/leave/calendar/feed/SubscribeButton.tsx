import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'

const FeedDialog = lazy(() => import('./FeedDialog.tsx').then(file => ({ default: file.FeedDialog })))

/** For everybody who has leave and a team of their own. */
export function SubscribeButton() {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const [isOpen, setIsOpen] = useState(false)
  if (employee === null) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('leaveCalendar.subscribe')}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
