import type { RoleMember } from '@hr/contract/access.ts'
import { Badge, Button, Group, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Column } from '#web/ui/DataList.tsx'
import classes from './member-columns.module.css'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'

type Acts = {
  readonly onViewAs?: (member: RoleMember) => void
  readonly onRemove?: (member: RoleMember) => void
}

function MemberActs({ member, onViewAs, onRemove }: Acts & { member: RoleMember }) {
  const { t } = useTranslation()
  const name = usePersonNames()(member)
  const { viewAsRefusal } = member
  return (
    <Group className={classes.acts} gap={4} wrap="nowrap" justify="flex-end">
      {onViewAs && (
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={viewAsRefusal !== null}
          {...(viewAsRefusal !== null && { title: t(`access.viewAsRefusal.${viewAsRefusal}`) })}
          aria-label={t('access.viewAsNamed', { name })}
          onClick={() => onViewAs(member)}
        >
          {t('access.viewAs')}
        </Button>
      )}
      {onRemove && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={t('access.removeNamed', { name })}
          onClick={() => onRemove(member)}
        >
          {t('access.remove')}
        </Button>
      )}
    </Group>
  )
}

export function useMemberColumns(acts: Acts): readonly Column<RoleMember>[] {
  const { t } = useTranslation()
  const isLao = useLanguage() === 'lo'
  const columns: readonly Column<RoleMember>[] = [
    {
      id: 'member',
      title: t('access.member'),
      card: 'title',
      cell: row => (
        <Group gap="xs" wrap="nowrap">
          <PersonName person={row} detail={row.staffId} />
          {!row.isEmployed && (
            <Badge color="gray" size="sm" style={{ flexShrink: 0 }}>
              {t('access.left')}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      id: 'position',
      title: t('access.position'),
      cell: row => <Text size="sm">{(isLao && row.positionLo) || row.position}</Text>,
    },
    {
      id: 'unit',
      title: t('access.unit'),
      folds: 1,
      cell: row => <Text size="sm">{(isLao && row.unitLo) || row.unit}</Text>,
    },
  ]
  if (acts.onViewAs === undefined && acts.onRemove === undefined) return columns
  return [
    ...columns,
    {
      id: 'acts',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row => <MemberActs member={row} {...acts} />,
    },
  ]
}
