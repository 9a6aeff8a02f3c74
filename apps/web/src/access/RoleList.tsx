// The roles with their member counts and permissions; at the bottom, people with full access, who need no role.
import type { Role } from '@hr/contract/access.ts'
import { Badge, Group, Paper, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import classes from './RoleList.module.css'
import { fullAccessId } from './role-view.ts'

type EntryProps = { id: string; isOpen: boolean; children: ReactNode }

function Entry({ id, isOpen, children }: EntryProps) {
  return (
    <li>
      <Link
        to={paths.role(id)}
        className={classes.entry}
        data-open={isOpen || undefined}
        aria-current={isOpen ? 'page' : undefined}
        activeProps={{}}
      >
        {children}
      </Link>
    </li>
  )
}

export function RoleList({ roles, openId }: { roles: readonly Role[]; openId: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Paper withBorder component="nav" aria-label={t('access.roles')} p={6}>
      <ul>
        {roles.map(role => (
          <Entry key={role.id} id={role.id} isOpen={role.id === openId}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Text fw={600} size="sm" lineClamp={2} miw={0} className={classes.name}>
                {nameIn(role, language)}
              </Text>
              {role.isDefault && (
                <Badge size="sm" color="gray" style={{ flexShrink: 0 }}>
                  {t('access.startRole')}
                </Badge>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {t('access.members', { count: role.memberCount })}
              {' · '}
              {t('access.permissions', { count: role.permissionCount })}
            </Text>
          </Entry>
        ))}
        <li className={classes.line} aria-hidden />
        <Entry id={fullAccessId} isOpen={openId === fullAccessId}>
          <Group gap="xs" wrap="nowrap">
            <IconShieldCheck size={18} aria-hidden />
            <Text fw={600} size="sm">
              {t('access.fullAccess')}
            </Text>
          </Group>
        </Entry>
      </ul>
    </Paper>
  )
}
