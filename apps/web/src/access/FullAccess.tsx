// People with full access and the reason for it (P6); administrators grant and revoke it.
import { giveFullAccess, listFullAccess, takeFullAccess } from '@hr/contract/access.ts'
import type { Administrator } from '@hr/contract/access.ts'
import type { Person } from '@hr/contract/person.ts'
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconShieldPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useProfile } from '#web/shared/session.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { useAdministratorColumns } from './administrator-columns.tsx'

function GiveDialog({ without, onClose }: { without: readonly number[]; onClose: () => void }) {
  const { t } = useTranslation()
  const [person, setPerson] = useState<Person | null>(null)
  return (
    <ActionDialog
      endpoint={giveFullAccess}
      input={{ employeeId: person?.id ?? 0 }}
      title={t('access.fullAccessAdd')}
      confirmLabel={t('access.fullAccessAdd')}
      color="brand"
      disabled={person === null}
      done={t('access.fullAccessGiven')}
      onClose={onClose}
    >
      <Alert color="yellow">{t('access.fullAccessAddText')}</Alert>
      <PersonSelect
        label={t('access.person')}
        value={person}
        onChange={setPerson}
        without={without}
        data-autofocus
      />
    </ActionDialog>
  )
}

type TakeProps = { administrator: Administrator & { person: Person }; onClose: () => void }

function TakeDialog({ administrator: { person, name }, onClose }: TakeProps) {
  const { t } = useTranslation()
  const isSelf = useProfile().employee?.id === person.id
  return (
    <ActionDialog
      endpoint={takeFullAccess}
      input={{ employeeId: person.id }}
      title={t('access.takeFullAccessTitle', { name })}
      text={t(isSelf ? 'access.takeFullAccessSelf' : 'access.takeFullAccessText')}
      confirmLabel={t('access.remove')}
      done={t('access.fullAccessTaken', { name })}
      onError={onClose}
      onClose={onClose}
    />
  )
}

export function FullAccess() {
  const { t } = useTranslation()
  const { isAdmin } = useProfile()
  const [isGiving, setIsGiving] = useState(false)
  const [taking, setTaking] = useState<TakeProps['administrator']>()
  const query = useCall(listFullAccess, {})
  const rows = query.data ?? []
  const columns = useAdministratorColumns(isAdmin ? setTaking : undefined)
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack>
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h3">
            {t('access.fullAccess')}
          </Title>
          {isAdmin && (
            <Button
              variant="light"
              leftSection={<IconShieldPlus size={18} aria-hidden />}
              onClick={() => setIsGiving(true)}
            >
              {t('access.fullAccessAdd')}
            </Button>
          )}
        </Group>
        <Text>{t('access.fullAccessText')}</Text>
        {!isAdmin && <Alert color="gray">{t('access.fullAccessOnly')}</Alert>}
        <DataList
          label={t('access.fullAccess')}
          columns={columns}
          rowKey={row => row.username}
          list={wholeList(rows, query)}
        />
      </Stack>
      {isGiving && (
        <GiveDialog without={rows.flatMap(row => row.person?.id ?? [])} onClose={() => setIsGiving(false)} />
      )}
      {taking && <TakeDialog administrator={taking} onClose={() => setTaking(undefined)} />}
    </Paper>
  )
}
