// Numbers and scans of papers, with expiry dates (P7: only sent to HR and the person).
import { removeDocument } from '@hr/contract/employee-document.ts'
import type { EmployeeDocument } from '@hr/contract/employee-document.ts'
import type { EmployeeRecord, EmployeeSensitive } from '@hr/contract/employee-record.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Button, Group, Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { FactList } from '#web/shared/FactList.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { DocumentList } from './DocumentList.tsx'
import { ExpiryBadge } from './ExpiryBadge.tsx'
import { AddDocumentDrawer } from '#web/employee/record-dialogs.ts'

function Papers({ sensitive }: { sensitive: EmployeeSensitive }) {
  const language = useLanguage()
  const paper = (name: string, number: string, expiresOn: string | null) => ({
    label: fieldLabel(language, name),
    value: (number !== '' || expiresOn !== null) && (
      <Group gap="xs">
        {number}
        {expiresOn !== null && <ExpiryBadge date={expiresOn} />}
      </Group>
    ),
  })
  const facts = [
    paper('familyBookNumber', sensitive.familyBookNumber, null),
    paper('passportNumber', sensitive.passportNumber, sensitive.passportExpiresOn),
    paper('visaNumber', sensitive.visaNumber, sensitive.visaExpiresOn),
    paper('workPermitNumber', sensitive.workPermitNumber, sensitive.workPermitExpiresOn),
  ].filter(({ value }) => value !== false)
  return <FactList facts={facts} columns={2} />
}

type Props = { record: EmployeeRecord }

export function DocumentsTab({ record }: Props) {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const [removing, setRemoving] = useState<EmployeeDocument>()
  const { card, sensitive, may } = record
  if (sensitive === null) return null
  const add = may.edit && (
    <Button
      variant="default"
      leftSection={<IconUpload size={18} aria-hidden />}
      onClick={() => setIsAdding(true)}
    >
      {t('employeeRecord.addDocument')}
    </Button>
  )
  return (
    <Stack>
      <Panel title={t('employeeRecord.papers')}>
        <Papers sensitive={sensitive} />
      </Panel>
      <Panel title={t('employeeRecord.scans')} {...(sensitive.documents.length > 0 && { actions: add })}>
        {sensitive.documents.length === 0 ? (
          <EmptyState title={t('employeeRecord.noScans')} action={add} />
        ) : (
          <DocumentList
            employeeId={card.id}
            documents={sensitive.documents}
            onRemove={may.edit ? setRemoving : undefined}
          />
        )}
      </Panel>
      {isAdding && <AddDocumentDrawer employeeId={card.id} onClose={() => setIsAdding(false)} />}
      {removing && (
        <ActionDialog
          endpoint={removeDocument}
          input={{ id: card.id, documentId: removing.id }}
          title={t('ui.deleteTitle', { name: removing.name })}
          text={t('employeeRecord.removeDocumentText')}
          confirmLabel={t('employeeRecord.remove')}
          done={t('employeeRecord.documentRemoved')}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Stack>
  )
}
