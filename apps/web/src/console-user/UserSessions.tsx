// Where a user is signed in, and ending it.
import { endUserSession, endUserSessions, listUserSessions } from '@hr/contract/console-user.ts'
import type { User } from '@hr/contract/console-user.ts'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useSignInColumns } from '#web/shared/sign-in/sign-in-columns.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { nameOf } from './user-text.ts'

export function UserSessions({ user, mayEnd }: { user: User; mayEnd: boolean }) {
  const { t } = useTranslation()
  const { id, isSelf } = user
  const [isAsking, setIsAsking] = useState(false)
  const query = useCall(listUserSessions, { id })
  const rows = query.data ?? []
  const ending = useAction(endUserSession, { onSuccess: () => toastSuccess(t('consoleUser.ended')) })
  const columns = useSignInColumns(mayEnd ? ({ id: sessionId }) => ending.run({ id, sessionId }) : undefined)
  return (
    <Panel
      title={t('consoleUser.sessions')}
      actions={
        mayEnd &&
        rows.some(({ isCurrent }) => !isCurrent) && (
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {t(isSelf ? 'ownAccount.endOthers' : 'consoleUser.endAll')}
          </Button>
        )
      }
    >
      {query.data?.length === 0 ? (
        <Text c="dimmed">{t('consoleUser.noSessions')}</Text>
      ) : (
        <DataList
          label={t('consoleUser.sessions')}
          columns={columns}
          rowKey={row => row.id}
          list={wholeList(rows, query)}
        />
      )}
      {isAsking && (
        <ActionDialog
          endpoint={endUserSessions}
          input={{ id }}
          title={
            isSelf ? t('ownAccount.endOthersTitle') : t('consoleUser.endAllTitle', { name: nameOf(user) })
          }
          text={t('ownAccount.endSessionText')}
          confirmLabel={t(isSelf ? 'ownAccount.endOthers' : 'consoleUser.endAll')}
          done={t(isSelf ? 'ownAccount.othersEnded' : 'consoleUser.allEnded')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Panel>
  )
}
