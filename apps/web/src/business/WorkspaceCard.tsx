// A company of a business, and what the operator may do to it.
import type { BusinessWorkspace } from '@hr/contract/business.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconPlayerPause } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { useCan } from '#web/shared/session.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { StartExportDialog } from './StartExportDialog.tsx'
import { ExportState } from './ExportState.tsx'
import { SuspendDialog } from './SuspendDialog.tsx'
import { ResumeDialog, UndoDeletionDialog } from './WorkspaceDialogs.tsx'
import { WorkspaceStatus } from './WorkspaceStatus.tsx'

const dialogs = {
  suspend: SuspendDialog,
  resume: ResumeDialog,
  delete: DeleteDialog,
  undoDeletion: UndoDeletionDialog,
  export: StartExportDialog,
} as const
type Act = keyof typeof dialogs

export function WorkspaceCard({ workspace }: { workspace: BusinessWorkspace }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<Act>()
  const Dialog = act && dialogs[act]
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack h="100%">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {nameIn(workspace, useLanguage())}
          </Title>
          <WorkspaceStatus workspace={workspace} />
        </Group>
        <FactList
          facts={[
            { label: t('business.employees'), value: formatNumber(workspace.employees) },
            { label: t('business.requestsWaiting'), value: formatNumber(workspace.requestsWaiting) },
            { label: t('business.since'), value: formatDateOf(workspace.createdAt) },
          ]}
        />
        <Suspension workspace={workspace} />
        <ExportState newest={workspace.export} />
        <Actions workspace={workspace} onAct={setAct} />
        {Dialog && <Dialog workspace={workspace} onClose={() => setAct(undefined)} />}
      </Stack>
    </Paper>
  )
}

const icon = { size: 20, 'aria-hidden': true } as const

function Suspension({ workspace }: { workspace: BusinessWorkspace }) {
  const { t } = useTranslation()
  const { status, suspendedAt, suspendedReason, deleteOn } = workspace
  if (status === 'active') return null
  return (
    <Alert
      color={deleteOn === null ? 'yellow' : 'red'}
      icon={deleteOn === null ? <IconPlayerPause {...icon} /> : <IconAlertTriangle {...icon} />}
    >
      {deleteOn !== null && (
        <Text size="sm" fw={600}>
          {t('business.deleteOn', { date: formatDate(deleteOn) })}
        </Text>
      )}
      {suspendedAt !== null && (
        <Text size="sm">{t('business.suspendedSince', { date: formatDateOf(suspendedAt) })}</Text>
      )}
      {suspendedReason !== '' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('business.reason', { reason: suspendedReason })}
        </Text>
      )}
    </Alert>
  )
}

type ActionsProps = { workspace: BusinessWorkspace; onAct: (act: Act) => void }

function Actions({ workspace: { status, deleteOn, export: newest }, onAct }: ActionsProps) {
  const { t } = useTranslation()
  const may = useCan()
  const [mayEdit, mayDelete] = [may('AMS_BUSINESS', 'edit'), may('AMS_BUSINESS', 'delete')]
  const isPlanned = deleteOn !== null
  const isSuspended = status === 'suspended'
  return (
    <Group gap="xs" mt="auto">
      {mayEdit && isSuspended && !isPlanned && (
        <Button onClick={() => onAct('resume')}>{t('business.resume')}</Button>
      )}
      {mayEdit && newest?.status !== 'running' && (
        <Button variant="default" onClick={() => onAct('export')}>
          {t('business.export')}
        </Button>
      )}
      {mayEdit && !isSuspended && (
        <Button variant="default" onClick={() => onAct('suspend')}>
          {t('business.suspend')}
        </Button>
      )}
      {mayDelete && isSuspended && !isPlanned && (
        <Button variant="subtle" color="red" onClick={() => onAct('delete')}>
          {t('business.delete')}
        </Button>
      )}
      {mayDelete && isPlanned && (
        <Button onClick={() => onAct('undoDeletion')}>{t('business.undoDeletion')}</Button>
      )}
    </Group>
  )
}
