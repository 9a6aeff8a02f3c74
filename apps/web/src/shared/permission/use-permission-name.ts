// The name of a permission: 'EMPLOYEE:edit' -> 'Employees: Edit'; an unknown id as is.
import { everyGroup } from '@hr/domain/access/permission-catalogue.ts'
import { useTranslation } from '#web/i18n/translation.ts'

export function usePermissionName(): (id: string) => string {
  const { t } = useTranslation()
  return id => {
    const [groupName, name] = id.split(':')
    const known = everyGroup.find(one => one.groupName === groupName)
    if (known === undefined) return id
    const group = t(`access.group.${known.groupName}`)
    if (name === 'all') return t('access.allOf', { group })
    const single = known.actions.find(one => one === name)
    return single === undefined ? id : t('access.one', { group, action: t(`access.action.${single}`) })
  }
}
