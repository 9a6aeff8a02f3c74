import { listConsoleRoles } from '@hr/contract/console-role.ts'
import { userKinds, userStatuses } from '@hr/contract/console-user.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { inRow, ListFilters } from '#web/ui/ListFilters.tsx'
import { noFilters } from './user-view.ts'
import type { UsersView } from './user-view.ts'

type Props = { view: UsersView; onChange: (change: Partial<UsersView>) => void }

const statusTexts = { active: 'status.ACTIVE', inactive: 'status.INACTIVE' } as const

export function UserFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: roles = [] } = useCall(listConsoleRoles, {})
  return (
    <ListFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t('consoleUser.search')}
      fields={named => (
        <>
          <Choice
            {...inRow}
            {...named(t('consoleUser.kind'))}
            placeholder={t('notification.allKinds')}
            options={userKinds.map(value => ({ value, label: t(`consoleUser.kinds.${value}`) }))}
            value={view.kind}
            onChange={kind => onChange({ kind })}
          />
          {roles.length > 0 && (
            <Choice
              {...inRow}
              {...named(t('consoleUser.role'))}
              placeholder={t('consoleUser.anyRole')}
              options={roles.map(role => ({ value: role.id, label: nameIn(role, language) }))}
              value={view.role}
              onChange={role => onChange({ role })}
            />
          )}
          <Choice
            {...inRow}
            {...named(t('ui.status'))}
            placeholder={t('request.anyStatus')}
            options={userStatuses.map(value => ({ value, label: t(statusTexts[value]) }))}
            value={view.status}
            onChange={status => onChange({ status })}
          />
        </>
      )}
    />
  )
}
