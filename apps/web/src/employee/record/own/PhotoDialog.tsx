import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { PhotoEditor } from './PhotoEditor.tsx'

export function PhotoDialog({ employee, onClose }: { employee: EmployeeCard; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal onClose={onClose} title={t('employeeRecord.changePhoto')} centered>
      <PhotoEditor card={employee} onChanged={onClose} />
    </Modal>
  )
}
