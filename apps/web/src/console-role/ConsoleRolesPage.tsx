// /ams/roles: the roles of the operator console (P3).
import { deleteConsoleRole, listConsoleRoles } from '@hr/contract/console-role.ts'
import type { ConsoleRole } from '@hr/contract/console-role.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useActView, useRights } from '#web/shared/resource/resource-view.ts'
import { useRoleColumns } from './console-role-columns.tsx'
import { ConsoleRoleEditForm, ConsoleRoleForm } from './ConsoleRoleForm.tsx'

export function ConsoleRolesPage() {
  const { t } = useTranslation()
  const view = useActView(useRights('AMS_ROLE'))
  const query = useCall(listConsoleRoles, {})
  const rows = query.data ?? []
  const row = rows.find(({ id }) => id === view.id)
  return (
    <ResourcePage
      view={view}
      title={t('menu.roles')}
      description={t('consoleRole.description')}
      list={wholeList(rows, query)}
      columns={useRoleColumns(view)}
      rowLink={({ id }) => paths.consoleRole(id)}
      empty={{ title: t('consoleRole.empty'), text: t('consoleRole.emptyHint') }}
      addText={t('access.addRole')}
      form={edited =>
        edited ? (
          <ConsoleRoleEditForm role={edited} onClose={view.close} />
        ) : (
          <ConsoleRoleForm onClose={view.close} />
        )
      }
    >
      {view.act === 'copy' && view.mayAdd && row && <ConsoleRoleForm copied={row} onClose={view.close} />}
      {view.act === 'delete' && view.mayDelete && row && <DeleteDialog role={row} onClose={view.close} />}
    </ResourcePage>
  )
}

function DeleteDialog({ role, onClose }: { role: ConsoleRole; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ActionDialog
      endpoint={deleteConsoleRole}
      input={{ id: role.id }}
      title={t('ui.deleteTitle', { name: nameIn(role, useLanguage()) })}
      text={t('access.deleteText')}
      confirmLabel={t('access.delete')}
      done={t('access.deleted')}
      onClose={onClose}
    />
  )
}
