// The line of one request kind: edit, try and save it, and the change that waits for a second person.
import { listApprovalTemplates, saveApprovalTemplate } from '@hr/contract/approval-template.ts'
import { person } from '@hr/contract/person.ts'
import { resolvers } from '@hr/domain/approval/approval-line.ts'
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import { Alert, Button, Group, Paper, SimpleGrid, Stack, Textarea, Title } from '@mantine/core'
import * as z from 'zod/mini'
import { refresh } from '#web/api/answers.ts'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnsavedQuestion } from '#web/shared/ContractForm.tsx'
import { useKeptState } from '#web/shared/kept-form.ts'
import { useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { LineEditor } from './LineEditor.tsx'
import { LineItems } from './LineItems.tsx'
import { ProposedLine } from './ProposedLine.tsx'
import { draftOf, draftRefusal, isSameLine, itemsOf, waitsForSecondPerson } from './template-draft.ts'
import type { DraftItem } from './template-draft.ts'
import { TryLine } from './TryLine.tsx'

/** A change, the line version it is based on (the line may be read again meanwhile), and its reason. */
const changedShape = z.object({
  draft: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        resolver: z.enum(resolvers),
        person: z.nullable(person),
        isAtWork: z.boolean(),
      }),
    ),
  ),
  version: z.string(),
  reason: z.string(),
})
const unchanged: z.output<typeof changedShape> = { draft: null, version: '', reason: '' }

export function TemplateCard({ template }: { template: ApprovalTemplate }) {
  const { t } = useTranslation()
  const ownId = useProfile().employee?.id ?? null
  const [changed, setChanged] = useKeptState(`line ${template.kind}`, changedShape, unchanged)
  const { reason } = changed
  const saved = draftOf(template)
  const draft = (template.mayEdit && changed.draft) || saved
  const isChanged = !isSameLine(saved, draft)
  const takesSecondPerson = isChanged && waitsForSecondPerson(saved, draft, ownId)
  const waits = takesSecondPerson && !template.isOnlyPerson
  const discard = () => setChanged(unchanged)
  const save = useAction(saveApprovalTemplate, {
    onSuccess: ({ proposal }) => {
      discard()
      toastSuccess(t(proposal === null ? 'approvalTemplate.saved' : 'approvalTemplate.proposal.proposed'))
    },
  })
  const reload = () => {
    discard()
    void refresh(listApprovalTemplates)
  }
  const onDraft = (next: readonly DraftItem[]) =>
    setChanged({ ...changed, draft: [...next], version: changed.version || template.version })
  const run = () =>
    save.run({
      kind: template.kind,
      version: changed.version || template.version,
      items: itemsOf(draft),
      ...(takesSecondPerson && reason.trim() !== '' && { reason }),
    })
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
          {template.proposal !== null && <ProposedLine template={template} proposal={template.proposal} />}
          {template.mayEdit ? <LineEditor draft={draft} onDraft={onDraft} /> : <LineItems items={draft} />}
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
          {waits && (
            <Alert color="blue" variant="light" role="status">
              {t('approvalTemplate.proposal.hint')}
            </Alert>
          )}
          {takesSecondPerson && template.isOnlyPerson && (
            <Textarea
              label={t('approvalTemplate.proposal.reason')}
              description={t('approvalTemplate.proposal.reasonHint')}
              required
              maxLength={255}
              autosize
              minRows={2}
              value={reason}
              error={save.error?.fields.reason}
              onChange={event => setChanged({ ...changed, reason: event.currentTarget.value })}
            />
          )}
          {isChanged && (
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={discard} disabled={save.isRunning}>
                {t('approvalTemplate.discard')}
              </Button>
              <Button loading={save.isRunning} disabled={draftRefusal(draft) !== undefined} onClick={run}>
                {t(waits ? 'approvalTemplate.proposal.propose' : 'approvalTemplate.save')}
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
