// Further phone numbers.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { ActionIcon, Box, Button, Group, Input, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PhoneField } from '#web/ui/PhoneField.tsx'
import type { PersonForm } from '../person-form.ts'
import { useRowKeys } from './use-row-keys.ts'

const most = 5

export function PhonesField({ form }: { form: PersonForm }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const label = fieldLabel(language, 'otherPhones')
  const rows = useRowKeys(form.getValues().otherPhones.length)
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Stack gap="xs" mt={2} align="flex-start">
        {rows.keys.map((key, index) => (
          <Group key={key} gap="xs" wrap="nowrap" align="flex-start" w="100%">
            <Box flex={1} miw={0}>
              <PhoneField
                {...form.getInputProps(`otherPhones.${index}`)}
                aria-label={t('employeeRecord.phoneNumber', { number: index + 2 })}
              />
            </Box>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('employeeRecord.removePhone', { number: index + 2 })}
              onClick={() => {
                form.removeListItem('otherPhones', index)
                rows.remove(index)
              }}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        {rows.keys.length < most && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => {
              form.insertListItem('otherPhones', '')
              rows.add()
            }}
          >
            {t('employeeRecord.addPhone')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
