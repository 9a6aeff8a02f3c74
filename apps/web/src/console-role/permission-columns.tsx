import type { ConsolePermissions } from '@hr/contract/console-role.ts'
import { paths } from '@hr/contract/paths.ts'
import { consoleCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import type { CatalogueGroup, SingleAction } from '@hr/domain/access/permission-catalogue.ts'
import { permissionId } from '@hr/domain/access/role-permissions.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePermissionTexts } from '#web/shared/permission/use-permission-texts.ts'
import { useCan } from '#web/shared/session.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'

/** A page with the roles that hold some of it. */
type HeldGroup = CatalogueGroup & Pick<ConsolePermissions, 'roles'>

const actions = [...new Set(consoleCatalogue.flatMap(group => group.actions))]

/** The page, then a column for each action with the roles that give it. */
export function usePermissionColumns(): readonly Column<HeldGroup>[] {
  const { t } = useTranslation()
  const texts = usePermissionTexts()
  return [
    {
      id: 'page',
      title: t('consoleRole.page'),
      card: 'title',
      cell: ({ groupName }) => (
        <Text size="sm" fw={500}>
          {texts.group(groupName)}
        </Text>
      ),
    },
    ...actions.map(action => ({
      id: action,
      title: texts.action(action),
      cell: (group: HeldGroup) => <Holders group={group} action={action} />,
    })),
  ]
}

function Holders({ group, action }: { group: HeldGroup; action: SingleAction }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const mayOpen = useCan()('AMS_ROLE')
  const { groupName } = group
  if (!group.actions.includes(action))
    return (
      <Text size="sm" c="dimmed">
        –
      </Text>
    )
  const id = permissionId({ groupName, name: action })
  const roles = group.roles.filter(({ permissionIds }) => permissionIds.includes(id))
  if (roles.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('consoleRole.nobody')}
      </Text>
    )
  return (
    <Stack gap={0}>
      {roles.map(role => {
        const name = nameIn(role, language)
        return mayOpen ? (
          <TextLink key={role.id} size="sm" lh="26px" to={paths.consoleRole(role.id)}>
            {name}
          </TextLink>
        ) : (
          <Text key={role.id} size="sm" lh="26px">
            {name}
          </Text>
        )
      })}
    </Stack>
  )
}
