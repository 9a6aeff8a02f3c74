// Names of areas, page groups, actions and single permissions in the user's language.
import { everyGroup } from '@hr/domain/access/permission-catalogue.ts'
import type { CatalogueGroup, PermissionArea, SingleAction } from '@hr/domain/access/permission-catalogue.ts'
import { permissionId } from '@hr/domain/access/role-permissions.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePermissionName } from './use-permission-name.ts'

type PageGroup = CatalogueGroup['groupName']

/** P5: whose rows a page group shows, unless it shows the whole company. */
const scopeOf = (group: PageGroup) =>
  group.startsWith('MY_') ? 'own' : group.startsWith('TEAM_') ? 'team' : undefined

export function usePermissionTexts() {
  const { t } = useTranslation()
  return {
    action: (name: SingleAction) => t(`access.action.${name}`),
    group: (name: PageGroup) => t(`access.group.${name}`),
    area: (area: PermissionArea) => t(`access.area.${area}`),
    scope(name: PageGroup): string | undefined {
      const scope = scopeOf(name)
      return scope && t(`access.scope.${scope}`)
    },
    one: usePermissionName(),
    /** One line per group, in the order of the catalogue: 'Employees: View, Edit'. */
    lines(ids: readonly string[]): string[] {
      return everyGroup.flatMap(({ groupName, actions }) => {
        const own = actions.filter(name => ids.includes(permissionId({ groupName, name })))
        if (own.length === 0) return []
        const names = own.map(name => t(`access.action.${name}`)).join(', ')
        return [t('access.one', { group: t(`access.group.${groupName}`), action: names })]
      })
    },
  }
}
