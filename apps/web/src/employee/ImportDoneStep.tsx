// After the import: temporary passwords, shown once; leaving without a download asks first.
import type { ImportResult } from '@hr/contract/employee-import.ts'
import { Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCopy,
  IconDownload,
  IconUserQuestion,
} from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatNumber } from '#web/shared/format.ts'
import { BadRowsLeft } from '#web/shared/import/BadRowsLeft.tsx'
import type { DoneStepProps } from '#web/shared/import/ImportFlow.tsx'
import { LeftToDo } from '#web/shared/import/LeftToDo.tsx'
import { OwnRowLeftOut } from '#web/shared/import/OwnRowLeftOut.tsx'
import { saveText } from '#web/shared/save-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { ImportSignIns } from './ImportSignIns.tsx'
import { UnitsWithoutManager } from './UnitsWithoutManager.tsx'
import { WaitingEmails } from './WaitingEmails.tsx'
import { signInsCsv, signInsText } from './sign-ins-csv.ts'

function LeaveQuestion({ isLosing }: { isLosing: () => boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker({ shouldBlockFn: isLosing, enableBeforeUnload: isLosing, withResolver: true })
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('employee.leaveTitle')}
      text={t('employee.leaveText')}
      confirmLabel={t('ui.leaveAnyway')}
      cancelLabel={t('ui.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

function TakeAlong({ signIns, onTaken }: { signIns: ImportResult['signIns']; onTaken: () => void }) {
  const { t } = useTranslation()
  const header = [
    t('employee.staffId'),
    t('employee.name'),
    t('employee.username'),
    t('employee.temporaryPassword'),
  ]
  const download = () => {
    saveText('sign-ins.csv', 'text/csv;charset=utf-8', signInsCsv(header, signIns))
    onTaken()
  }
  return (
    <Group gap="xs">
      <Button leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
        {t('employee.downloadPasswords')}
      </Button>
      <CopyButton value={signInsText(signIns)}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={() => {
              copy()
              onTaken()
            }}
          >
            {copied ? t('ui.copied') : t('employee.copyPasswords')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

export function ImportDoneStep({ result, loadBadRows }: DoneStepProps<ImportResult>) {
  const { t } = useTranslation()
  const isTaken = useRef(result.signIns.length === 0)
  const counts = {
    created: formatNumber(result.created),
    updated: formatNumber(result.updated),
    unchanged: formatNumber(result.unchanged),
  }
  return (
    <Stack gap="lg">
      <Alert color="green" role="status" icon={<IconCircleCheck size={20} aria-hidden />}>
        {t('employee.imported', counts)}
      </Alert>
      <BadRowsLeft count={result.badRows} load={loadBadRows} />
      <OwnRowLeftOut leftOut={result.leftOut} />
      {result.incomplete > 0 && (
        <LeftToDo
          text={t('employee.importedIncomplete', { count: result.incomplete })}
          icon={IconUserQuestion}
        >
          <ButtonLink to={paths.employees} search={{ incomplete: '1' }} variant="default">
            {t('employee.showIncomplete')}
          </ButtonLink>
        </LeftToDo>
      )}
      <UnitsWithoutManager />
      <WaitingEmails count={result.waitingEmails} />
      {result.signIns.length === 0 ? (
        <Text>{t('employee.noPasswords')}</Text>
      ) : (
        <>
          <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
            {t('employee.passwordsText')}
          </Alert>
          <TakeAlong
            signIns={result.signIns}
            onTaken={() => {
              isTaken.current = true
            }}
          />
          <ImportSignIns signIns={result.signIns} />
        </>
      )}
      <Group justify="flex-end">
        <ButtonLink to={paths.employees} variant={result.signIns.length === 0 ? 'filled' : 'default'}>
          {t('employee.toList')}
        </ButtonLink>
      </Group>
      <LeaveQuestion isLosing={() => !isTaken.current} />
    </Stack>
  )
}
