// Opens the delegation drawer, for people who decide requests (R10).
import { listDelegations } from '@hr/contract/approval-delegation.ts'
import { Button } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const DelegationDrawer = lazyDialog(
  () => import('./DelegationDrawer.tsx').then(file => file.DelegationDrawer),
  'drawer',
)

export function DelegateButton() {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useCall(listDelegations, {}, { quiet: true })
  if (employee === null || data === undefined || !(data.mayDelegate || data.given.length > 0)) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserShare size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('delegation.open')}
      </Button>
      {isOpen && <DelegationDrawer employeeId={employee.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}
