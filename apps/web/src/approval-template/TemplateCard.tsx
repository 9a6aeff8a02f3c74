// The line of one kind of request: changed, tried and saved.
import { saveApprovalTemplate } from '@hr/contract/approval-template.ts'
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import { Alert, Button, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { refresh } from '#web/api/answers.ts'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnsavedQuestion } from '#web/shared/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { LineEditor } from './LineEditor.tsx'
import { LineItems } from './LineItems.tsx'
import { draftOf, draftRefusal, isSameLine, itemsOf } from './template-draft.ts'
import type { DraftItem } from './template-draft.ts'
import { TryLine } from './TryLine.tsx'

const reads = ['/approval-templates', '/leave-requests/preview', '/audit-log']

export function TemplateCard({ template }: { template: ApprovalTemplate }) {
  const { t } = useTranslation()
  const [changed, setChanged] = useState<readonly DraftItem[]>()
  const saved = draftOf(template)
  const draft = changed ?? saved
  const isChanged = !isSameLine(saved, draft)
  const save = useAction(saveApprovalTemplate, {
    refreshes: reads,
    onSuccess: () => {
      setChanged(undefined)
      toastSuccess(t('approvalTemplate.saved'))
    },
  })
  const reload = () => {
    setChanged(undefined)
    void refresh('/approval-templates')
  }
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      aria-label={t(`approval.kind.${template.kind}`)}
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
        <Stack gap="md">
          <Title order={2} size="h4">
            {t(`approval.kind.${template.kind}`)}
          </Title>
          {template.mayEdit ? <LineEditor draft={draft} onDraft={setChanged} /> : <LineItems items={draft} />}
          {isChanged && save.error?.code === 'STALE' && (
            <Alert color="yellow" role="alert">
              <Stack gap="xs" align="flex-start">
                {save.error.message}
                <Button variant="default" size="xs" onClick={reload}>
                  {t('approvalTemplate.reload')}
                </Button>
              </Stack>
            </Alert>
          )}
          {isChanged && (
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={() => setChanged(undefined)} disabled={save.isRunning}>
                {t('approvalTemplate.discard')}
              </Button>
              <Button
                loading={save.isRunning}
                disabled={draftRefusal(draft) !== undefined}
                onClick={() =>
                  save.run({ kind: template.kind, version: template.version, items: itemsOf(draft) })
                }
              >
                {t('approvalTemplate.save')}
              </Button>
            </Group>
          )}
        </Stack>
        <TryLine draft={draft} />
      </SimpleGrid>
      <UnsavedQuestion isUnsaved={() => isChanged && !save.isRunning} />
    </Paper>
  )
}
