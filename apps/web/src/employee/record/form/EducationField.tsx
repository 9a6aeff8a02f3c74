// What somebody learnt: rows that can be added, taken away and put in order.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { ActionIcon, Button, Group, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import type { PersonForm } from '../person-form.ts'
import { emptyEducation } from '../record-draft.ts'

const most = 20

type RowProps = { form: PersonForm; index: number; count: number }

function RowActions({ form, index, count }: RowProps) {
  const { t } = useTranslation()
  const number = index + 1
  const move = (to: number) => form.reorderListItem('education', { from: index, to })
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={index === 0}
        aria-label={t('employeeRecord.educationUp', { number })}
        onClick={() => move(index - 1)}
      >
        <IconArrowUp size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={number === count}
        aria-label={t('employeeRecord.educationDown', { number })}
        onClick={() => move(index + 1)}
      >
        <IconArrowDown size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('employeeRecord.educationRemove', { number })}
        onClick={() => form.removeListItem('education', index)}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </Group>
  )
}

function EducationRow({ form, index, count }: RowProps) {
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
        <RowActions form={form} index={index} count={count} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput key={form.key(`education.${index}.level`)} {...text('level')} />
        <TextInput key={form.key(`education.${index}.institution`)} {...text('institution')} />
        <TextInput key={form.key(`education.${index}.major`)} {...text('major')} />
        <DateField
          key={form.key(datePath)}
          {...form.getInputProps(datePath)}
          label={fieldLabel(language, 'graduatedOn')}
          clearable
        />
      </SimpleGrid>
    </Paper>
  )
}

export function EducationField({ form }: { form: PersonForm }) {
  const { t } = useTranslation()
  const rows = form.getValues().education
  return (
    <Stack gap="sm" align="stretch">
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('employeeRecord.noEducation')}
        </Text>
      ) : (
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {rows.map((_row, index) => (
            <EducationRow
              key={form.key(`education.${index}`)}
              form={form}
              index={index}
              count={rows.length}
            />
          ))}
        </Stack>
      )}
      {rows.length < most && (
        <Button
          variant="default"
          size="sm"
          w="fit-content"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => form.insertListItem('education', emptyEducation)}
        >
          {t('employeeRecord.addEducation')}
        </Button>
      )}
    </Stack>
  )
}
