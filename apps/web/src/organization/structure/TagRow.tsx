import type { StructureTag } from '@hr/contract/structure-tag.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { OtherName } from '#web/shared/OtherName.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'

const icon = { size: 18, 'aria-hidden': true } as const

type Props = { tag: StructureTag; onEdit: () => void; onDelete: () => void }

export function TagRow({ tag, onEdit, onDelete }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = nameIn(tag, language)
  return (
    <Group gap={4} wrap="nowrap" justify="space-between">
      <Stack gap={0} miw={0}>
        <Text size="sm" fw={500} truncate title={name}>
          {name}
          <OtherName row={tag} separator=" · " inherit fw={400} />
        </Text>
        <Text size="xs" c="dimmed">
          {t('organization.tagInUse', { count: tag.nodeCount })}
        </Text>
      </Stack>
      <Group gap={0} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('organization.editTag', { name })}
          onClick={onEdit}
        >
          <IconPencil {...icon} />
        </ActionIcon>
        {tag.nodeCount === 0 && tag.code === null && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('organization.deleteTag', { name })}
            onClick={onDelete}
          >
            <IconTrash {...icon} />
          </ActionIcon>
        )}
      </Group>
    </Group>
  )
}
