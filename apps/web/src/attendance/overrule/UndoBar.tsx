// The latest overrule, at the bottom of the page until it is undone or the bar is closed.
import { undoOverrule } from '@hr/contract/attendance-overrule.ts'
import { Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AskedReason } from '#web/shared/reason/AskedReason.tsx'
import { useOwnReason } from '#web/shared/reason/asked-reason.ts'
import { useCan } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import classes from './UndoBar.module.css'

export type Done = { readonly actionId: string; readonly text: string; readonly inClosedPeriod: boolean }

export function UndoBar({ done, onClose }: { done: Done; onClose: () => void }) {
  const { t } = useTranslation()
  const may = useCan()
  const own = useOwnReason()
  const undo = useAction(undoOverrule, {
    onError: own.onError,
    onSuccess: () => {
      toastSuccess(t('overrule.undone'))
      onClose()
    },
  })
  const { actionId, inClosedPeriod } = done
  return (
    <Paper
      component="section"
      aria-label={t('overrule.overrule')}
      withBorder
      shadow="md"
      p="sm"
      className={classes.bar}
      data-bottom-bar
    >
      <Text fw={600} role="status" miw={0}>
        {done.text}
      </Text>
      <AskedReason asked={own} error={undo.error?.fields.ownRecordReason} />
      <Group gap="xs" wrap="nowrap">
        {may('OVERRULE', 'delete') && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            loading={undo.isRunning}
            onClick={() => undo.run({ actionId, inClosedPeriod, ...own.input })}
          >
            {t('ui.undo')}
          </Button>
        )}
        <CloseButton size="lg" aria-label={t('overrule.dismiss')} onClick={onClose} />
      </Group>
    </Paper>
  )
}
