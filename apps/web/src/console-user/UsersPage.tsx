// /ams/users: who signs in at /login, users of the console and owners of spaces (P3).
import { listUsers } from '@hr/contract/console-user.ts'
import { paths } from '@hr/contract/paths.ts'
import { IconPlus } from '@tabler/icons-react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { UserFilters } from './UserFilters.tsx'
import { useUserColumns } from './user-columns.tsx'
import { inputOf, noFilters, usersViewShape } from './user-view.ts'

export function UsersPage() {
  const { t } = useTranslation()
  const may = useCan()
  const [view, setView] = useViewState(usersViewShape)
  return (
    <Page
      title={t('menu.users')}
      description={t('consoleUser.description')}
      actions={
        may('AMS_USER', 'add') && (
          <ButtonLink to={paths.userCreate} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('consoleUser.add')}
          </ButtonLink>
        )
      }
    >
      <UserFilters view={view} onChange={setView} />
      <DataList
        label={t('menu.users')}
        list={useList(listUsers, inputOf(view))}
        columns={useUserColumns()}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.user(id)}
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
      />
    </Page>
  )
}
