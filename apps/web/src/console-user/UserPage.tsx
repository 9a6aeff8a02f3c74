// /ams/users/{id}: one user with what may be changed, where they are signed in, and what was changed.
import type { AuditRow } from '@hr/contract/audit.ts'
import { getUser, listUserHistory } from '@hr/contract/console-user.ts'
import type { User } from '@hr/contract/console-user.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import { Alert, Badge } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { ChangeDetails } from '#web/shared/audit/ChangeDetails.tsx'
import { useAuditColumns } from '#web/shared/audit/audit-columns.tsx'
import { formatInstant } from '#web/shared/instant.ts'
import { useCan } from '#web/shared/session.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { UserActions } from './UserActions.tsx'
import { UserSessions } from './UserSessions.tsx'
import { LastSignIn } from './user-columns.tsx'
import { nameOf, useAccessTexts } from './user-text.ts'

/** Every change of a user's account, newest first. */
function UserHistory({ user: { id } }: { user: User }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<AuditRow>()
  return (
    <Panel title={t('ui.history')}>
      <DataList
        label={t('ui.history')}
        list={useList(listUserHistory, { id })}
        columns={useAuditColumns(setOpen)}
        rowKey={row => row.id}
        empty={{ title: t('audit.empty') }}
      />
      {open && <ChangeDetails row={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

export function UserPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const may = useCan()
  const query = useCall(getUser, { id })
  const { data: user } = query
  const mayEdit = may('AMS_USER', 'edit')
  return (
    <Page
      title={user === undefined ? t('consoleUser.user') : nameOf(user)}
      badge={user && <StatusBadge status={user.status} />}
      crumbs={[{ title: t('menu.users'), to: paths.users }]}
      actions={user && mayEdit && user.mayChange && <UserActions user={user} />}
    >
      <Loaded query={query} height={320}>
        {shown => (
          <>
            {mayEdit && !shown.mayChange && <Alert color="yellow">{t('consoleUser.moreThanHeld')}</Alert>}
            <Account user={shown} />
            <UserSessions user={shown} mayEnd={mayEdit && shown.mayChange} />
            <UserHistory user={shown} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Account({ user }: { user: User }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const accessTexts = useAccessTexts()
  return (
    <Panel title={t('consoleUser.account')}>
      <FactList
        facts={[
          { label: fieldLabel(language, 'username'), value: user.username },
          { label: fieldLabel(language, 'email'), value: user.email ?? t('consoleUser.noEmail') },
          { label: t('consoleUser.kind'), value: t(`consoleUser.kinds.${user.kind}`) },
          { label: t('consoleUser.access'), value: accessTexts(user).join(' · ') },
          { label: t('consoleUser.lastSignIn'), value: <LastSignIn at={user.lastSignInAt} /> },
          { label: t('consoleUser.createdAt'), value: formatInstant(user.createdAt) },
          {
            label: t('consoleUser.password'),
            value: user.passwordTemporary ? (
              <Badge color="yellow">{t('consoleUser.passwordTemporary')}</Badge>
            ) : (
              t('consoleUser.passwordOwn')
            ),
          },
          {
            label: t('consoleUser.secondStep'),
            value: t(user.hasSecondStep ? 'consoleUser.secondStepOn' : 'consoleUser.secondStepOff'),
          },
        ]}
      />
    </Panel>
  )
}
