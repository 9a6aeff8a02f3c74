// Shows who would approve with the line on the screen, for a chosen requester, by the server's rule (R2, R8).
import { previewApprovalTemplate } from '@hr/contract/approval-template.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import type { Person } from '@hr/contract/person.ts'
import { Alert, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { draftRefusal, itemsOf } from './template-draft.ts'
import type { DraftItem } from './template-draft.ts'
import { TriedLine } from './TriedLine.tsx'

type Props = { draft: readonly DraftItem[]; mayEdit: boolean }

export function TryLine({ draft, mayEdit }: Props) {
  const { t } = useTranslation()
  const [requester, setRequester] = useState<Person | null>(null)
  const language = useLanguage()
  const nameOf = usePersonNames()
  const refusal = draftRefusal(draft)
  // A person who left is skipped: such a line can be tried but not saved.
  const isReady = requester !== null && (refusal === undefined || refusal.code === 'approverNotHere')
  const { data, error } = useCall(
    previewApprovalTemplate,
    { items: itemsOf(draft), employeeId: requester?.id ?? 0 },
    { enabled: isReady, keep: true, quiet: true },
  )
  return (
    <Stack>
      <div>
        <Title order={3} size="h5">
          {t('approvalTemplate.tryTitle')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('approvalTemplate.tryHint')}
          {mayEdit && ` ${t('approvalTemplate.tryUnsaved')}`}
        </Text>
      </div>
      <PersonSelect
        label={t('approvalTemplate.requester')}
        value={requester}
        onChange={setRequester}
        maw={360}
      />
      {requester !== null && !isReady && refusal !== undefined && (
        <Text size="sm" c="dimmed">
          {messageText(language, refusal.code)}
        </Text>
      )}
      {isReady && error !== null && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {isReady && error === null && data && (
        <div role="status">
          <TriedLine steps={data.steps} requester={nameOf(requester)} />
        </div>
      )}
    </Stack>
  )
}
