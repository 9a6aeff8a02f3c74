// Education as rows that can be added, removed and reordered.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { ActionIcon, Button, Group, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import type { PersonForm } from '../person-form.ts'
import { emptyEducation } from '../record-draft.ts'
import { useRowKeys } from './use-row-keys.ts'

const most = 20

type RowProps = {
  form: PersonForm
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function RowActions({ index, count, onMove, onRemove }: Omit<RowProps, 'form'>) {
  const { t } = useTranslation()
  const number = index + 1
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        bg="transparent"
        disabled={index === 0}
        aria-label={t('employeeRecord.educationUp', { number })}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        bg="transparent"
        disabled={number === count}
        aria-label={t('employeeRecord.educationDown', { number })}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('employeeRecord.educationRemove', { number })}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  )
}

function EducationRow({ form, index, ...actions }: RowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = (name: 'level' | 'institution' | 'major') => {
    const path = `education.${index}.${name}`
    return {
      ...form.getInputProps(path),
      label: fieldLabel(language, name),
      required: name === 'level',
      maxLength: name === 'level' ? 100 : 150,
    }
  }
  const datePath = `education.${index}.graduatedOn`
  return (
    <Paper withBorder p="sm" component="li">
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          {t('employeeRecord.educationNumber', { number: index + 1 })}
        </Text>
        <RowActions index={index} {...actions} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...text('level')} />
        <TextInput {...text('institution')} />
        <TextInput {...text('major')} />
        <DateField {...form.getInputProps(datePath)} label={fieldLabel(language, 'graduatedOn')} clearable />
      </SimpleGrid>
    </Paper>
  )
}

export function EducationField({ form }: { form: PersonForm }) {
  const { t } = useTranslation()
  const rows = useRowKeys(form.getValues().education.length)
  return (
    <Stack gap="sm">
      {rows.keys.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('employeeRecord.noEducation')}
        </Text>
      ) : (
        <Stack component="ul" gap="sm">
          {rows.keys.map((key, index) => (
            <EducationRow
              key={key}
              form={form}
              index={index}
              count={rows.keys.length}
              onMove={to => {
                form.reorderListItem('education', { from: index, to })
                rows.move(index, to)
              }}
              onRemove={() => {
                form.removeListItem('education', index)
                rows.remove(index)
              }}
            />
          ))}
        </Stack>
      )}
      {rows.keys.length < most && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => {
            form.insertListItem('education', emptyEducation)
            rows.add()
          }}
        >
          {t('employeeRecord.addEducation')}
        </Button>
      )}
    </Stack>
  )
}
