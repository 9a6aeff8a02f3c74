// The steps of a line, read-only: a rule with its explanation, or a person.
import { Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconUserOff, IconUsers, IconUserUp } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import type { DraftItem } from './template-draft.ts'

export function useItemNames(): (item: DraftItem) => string {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  return ({ resolver, person }) =>
    person === null ? t(`approvalTemplate.resolver.${resolver}`) : nameOf(person)
}

export function RuleName({ item }: { item: DraftItem }) {
  const { t } = useTranslation()
  const hints = {
    PERMISSION: t('approvalTemplate.permissionHint'),
    UNIT_MANAGER: t('approvalTemplate.unitHint'),
    LINE_MANAGER: '',
    EMPLOYEE: '',
  } as const
  const Icon = item.resolver === 'PERMISSION' ? IconUsers : IconUserUp
  const hint = hints[item.resolver]
  return (
    <Group gap="xs" wrap="nowrap" mih={36}>
      <ThemeIcon variant="light" size={32} radius="xl" aria-hidden>
        <Icon size={18} />
      </ThemeIcon>
      <Stack gap={0} miw={0}>
        <Text size="sm" fw={500}>
          {t(`approvalTemplate.resolver.${item.resolver}`)}
        </Text>
        {hint !== '' && (
          <Text size="xs" c="dimmed">
            {hint}
          </Text>
        )}
      </Stack>
    </Group>
  )
}

export function LeftHint() {
  const { t } = useTranslation()
  return (
    <Group gap={4} wrap="nowrap" c="var(--hr-warning-text)">
      <IconUserOff size={16} aria-hidden />
      <Text size="sm">{t('approvalTemplate.left')}</Text>
    </Group>
  )
}

export function LineItems({ items }: { items: readonly DraftItem[] }) {
  const { t } = useTranslation()
  return (
    <Stack
      component="ol"
      gap="sm"

      aria-label={t('approvalTemplate.order')}
    >
      {items.map(item => (
        <li key={item.id}>
          {item.person === null ? <RuleName item={item} /> : <PersonName person={item.person} />}
          {!item.isAtWork && <LeftHint />}
        </li>
      ))}
    </Stack>
  )
}
