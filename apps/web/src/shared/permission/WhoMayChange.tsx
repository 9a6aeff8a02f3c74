// Says once on a page that its reader may view but not change it, and who can (P4).
import { listChangingRoles } from '@hr/contract/permission.ts'
import { changingGroups } from '@hr/domain/access/changing-groups.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'

const changes = ['add', 'edit', 'delete'] as const

/** `group`: of the page. */
export function WhoMayChange({ group }: { group: PageGroup }) {
  const may = useCan()
  const groups = changingGroups(group)
  return changes.some(action => may(groups, action)) ? null : <ChangingRoles group={group} />
}

function ChangingRoles({ group }: { group: PageGroup }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useCall(listChangingRoles, { group }, { quiet: true })
  return (
    // Keeps its height, so that nothing below moves when the roles arrive.
    <Group gap={6} wrap="nowrap" align="flex-start" mih={22} c="dimmed" w="100%">
      {data !== undefined && (
        <>
          <IconLock size={16} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
          <Text size="sm">
            {data.length === 0
              ? t('ui.onlyFullAccessChanges')
              : t('ui.onlyRolesChange', {
                  count: data.length,
                  roles: data.map(role => `“${nameIn(role, language)}”`).join(', '),
                })}
          </Text>
        </>
      )}
    </Group>
  )
}
