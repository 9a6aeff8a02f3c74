import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { FeedDialog } from './FeedDialog.tsx'

/** For everybody with leave and a team. */
export function SubscribeButton() {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const [isOpen, setIsOpen] = useState(false)
  if (employee === null) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('leaveCalendar.subscribe')}
      </Button>
      {isOpen && <FeedDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
