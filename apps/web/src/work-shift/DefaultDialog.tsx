// Makes a shift the default from today on, after a preview of the recounted leave (L10).
import { previewDefaultWorkShift, setDefaultWorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { RecountChoice } from '#web/shared/RecountChoice.tsx'
import { AskedReason } from '#web/shared/AskedReason.tsx'
import { useOwnReason } from '#web/shared/asked-reason.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Modal } from '#web/ui/Modal.tsx'

export function DefaultDialog({ shift, onClose }: { shift: WorkShift; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), shift)
  const [mayTake, setMayTake] = useState(false)
  const preview = useCall(previewDefaultWorkShift, { id: shift.id }, { staleTime: 0 })
  const own = useOwnReason()
  const action = useAction(setDefaultWorkShift, {
    onError: own.onError,
    onSuccess: () => {
      toastSuccess(t('workShift.defaultSet', { name }))
      onClose()
    },
  })
  return (
    <Modal opened centered onClose={onClose} size="lg" title={t('workShift.defaultTitle', { name })}>
      <Stack>
        <Text>{t('workShift.defaultText')}</Text>
        {preview.data === undefined && preview.error === null && <Skeleton height={80} aria-hidden />}
        {preview.data === undefined && preview.error !== null && (
          <ErrorState error={preview.error} retry={() => void preview.refetch()} />
        )}
        {preview.data !== undefined && (
          <RecountChoice requests={preview.data.requests} mayTake={mayTake} onMayTake={setMayTake} />
        )}
        <AskedReason asked={own} error={action.error?.fields.ownRecordReason} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            disabled={preview.data === undefined}
            loading={action.isRunning}
            onClick={() => action.run({ id: shift.id, takeDays: mayTake, ...own.input })}
          >
            {t('workShift.makeDefault')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
