// The line of one request kind: edit, try and save it, and the change that waits for a second person.
import { listApprovalTemplates } from '@hr/contract/approval-template.ts'
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import { Alert, Button, Group, Paper, SimpleGrid, Stack, Textarea, Title } from '@mantine/core'
import { refresh } from '#web/api/answers.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnsavedQuestion } from '#web/shared/form/ContractForm.tsx'
import { LineEditor } from './LineEditor.tsx'
import { LineItems } from './LineItems.tsx'
import { ProposedLine } from './ProposedLine.tsx'
import { draftRefusal } from './template-draft.ts'
import { TryLine } from './TryLine.tsx'
import { useLineChange } from './use-line-change.ts'

export function TemplateCard({ template }: { template: ApprovalTemplate }) {
  const { t } = useTranslation()
  const { draft, reason, isChanged, critical, error, ...line } = useLineChange(template)
  const waits = critical !== null && !template.isOnlyPerson
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      aria-label={t(`approval.kind.${template.kind}`)}
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
        <Stack>
          <Title order={2} size="h4">
            {t(`approval.kind.${template.kind}`)}
          </Title>
          {template.proposal !== null && <ProposedLine template={template} proposal={template.proposal} />}
          {template.mayEdit ? (
            <LineEditor draft={draft} onDraft={next => line.change({ draft: [...next] })} />
          ) : (
            <LineItems items={draft} />
          )}
          {isChanged && error?.code === 'STALE' && (
            <StaleLine message={error.message} onReload={line.discard} />
          )}
          {waits && (
            <Alert color="blue" role="status">
              {t(`approvalTemplate.proposal.critical.${critical}`)} {t('approvalTemplate.proposal.hint')}
            </Alert>
          )}
          {critical !== null && template.isOnlyPerson && (
            <Textarea
              label={t('approvalTemplate.proposal.reason')}
              description={`${t(`approvalTemplate.proposal.critical.${critical}`)} ${t('approvalTemplate.proposal.reasonHint')}`}
              required
              value={reason}
              error={error?.fields.reason}
              onChange={event => line.change({ reason: event.currentTarget.value })}
            />
          )}
          {isChanged && (
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={line.discard} disabled={line.isSaving}>
                {t('approvalTemplate.discard')}
              </Button>
              <Button
                loading={line.isSaving}
                disabled={draftRefusal(draft) !== undefined}
                onClick={line.save}
              >
                {t(waits ? 'approvalTemplate.proposal.propose' : 'approvalTemplate.save')}
              </Button>
            </Group>
          )}
        </Stack>
        <TryLine draft={draft} mayEdit={template.mayEdit} />
      </SimpleGrid>
      <UnsavedQuestion isUnsaved={() => isChanged && !line.isSaving} />
    </Paper>
  )
}

type StaleProps = { message: string; onReload: () => void }

/** Somebody else has saved the line meanwhile. */
function StaleLine({ message, onReload }: StaleProps) {
  const { t } = useTranslation()
  const reload = () => {
    onReload()
    void refresh(listApprovalTemplates)
  }
  return (
    <Alert color="yellow" role="alert">
      <Stack gap="xs" align="flex-start">
        {message}
        <Button variant="default" size="xs" onClick={reload}>
          {t('approvalTemplate.reload')}
        </Button>
      </Stack>
    </Alert>
  )
}
