// Deletes an attendance type without requests; one with requests can only become inactive.
import { deleteAttendanceType, updateAttendanceType } from '@hr/contract/attendance-type.ts'
import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { refresh } from '#web/api/answers.ts'
import { useAction } from '#web/api/use-action.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { attendanceTypeReads } from './attendance-type-reads.ts'
import { valuesOf } from './attendance-type-values.ts'

type Props = { type: AttendanceType; onClose: () => void; onDone: () => void }

export const DeleteAttendanceType = (props: Props) =>
  props.type.requests > 0 ? <Used {...props} /> : <Unused {...props} />

function Unused({ type, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), type)
  const action = useAction(deleteAttendanceType, {
    refreshes: attendanceTypeReads,
    onSuccess: () => {
      toastSuccess(t('attendanceType.deleted'))
      onDone()
    },
    // Somebody has just requested it: the dialog then says so.
    onError: () => void refresh('/attendance-types'),
  })
  return (
    <ConfirmDialog
      opened
      title={t('attendanceType.deleteTitle', { name })}
      text={t('attendanceType.deleteText')}
      confirmLabel={t('attendanceType.delete')}
      isRunning={action.isRunning}
      onConfirm={() => action.run({ id: type.id })}
      onClose={onClose}
    />
  )
}

function Used({ type, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), type)
  const action = useAction(updateAttendanceType, {
    refreshes: attendanceTypeReads,
    onSuccess: () => {
      toastSuccess(t('attendanceType.stopped'))
      onDone()
    },
  })
  return (
    <Modal opened centered onClose={onClose} title={t('attendanceType.usedTitle', { name })}>
      <Stack>
        <Text>{t('attendanceType.usedText', { count: type.requests })}</Text>
        {type.isActive && <Text>{t('attendanceType.stopText')}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.close')}
          </Button>
          {type.isActive && (
            <Button
              loading={action.isRunning}
              onClick={() => action.run({ id: type.id, ...valuesOf(type), isActive: false })}
            >
              {t('attendanceType.stop')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
