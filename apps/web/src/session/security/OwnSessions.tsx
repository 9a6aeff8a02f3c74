// Where the reader is signed in; one or all others can be signed out.
import { endOtherSessions, endOwnSession, listOwnSessions } from '@hr/contract/own-session.ts'
import type { OpenSignIn } from '@hr/contract/own-session.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { deviceText } from '#web/shared/sign-in/device-text.ts'
import { useSignInColumns } from '#web/shared/sign-in/sign-in-columns.tsx'
import { DataList } from '#web/ui/DataList.tsx'

function EndDialog({ ending, onClose }: { ending: OpenSignIn | 'others'; onClose: () => void }) {
  const { t } = useTranslation()
  if (ending === 'others') {
    return (
      <ActionDialog
        endpoint={endOtherSessions}
        input={{}}
        title={t('ownAccount.endOthersTitle')}
        text={t('ownAccount.endOthersText')}
        confirmLabel={t('ownAccount.endOthers')}
        done={t('ownAccount.othersEnded')}
        onClose={onClose}
      />
    )
  }
  const device = deviceText(t, ending.userAgent)
  return (
    <ActionDialog
      endpoint={endOwnSession}
      input={{ id: ending.id }}
      title={t('ownAccount.endSessionTitle', { device })}
      text={t('ownAccount.endSessionText')}
      confirmLabel={t('ownAccount.endSession')}
      done={t('ownAccount.sessionEnded', { device })}
      onError={onClose}
      onClose={onClose}
    />
  )
}

export function OwnSessions() {
  const { t } = useTranslation()
  const [ending, setEnding] = useState<OpenSignIn | 'others'>()
  const query = useCall(listOwnSessions, {})
  const rows = query.data ?? []
  const columns = useSignInColumns(setEnding)
  return (
    <Panel
      title={t('ownAccount.sessions')}
      text={t('ownAccount.sessionsText')}
      actions={
        rows.length > 1 && (
          <Button variant="default" onClick={() => setEnding('others')}>
            {t('ownAccount.endOthers')}
          </Button>
        )
      }
    >
      <DataList
        label={t('ownAccount.sessions')}
        columns={columns}
        rowKey={({ id }) => id}
        list={wholeList(rows, query)}
      />
      {ending !== undefined && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </Panel>
  )
}
