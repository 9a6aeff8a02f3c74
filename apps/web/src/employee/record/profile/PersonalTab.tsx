// Personal data; one's own contact, address and emergency contact are edited here.
import { shownPhone } from '@hr/contract/shown-phone.ts'
import type { EmployeePersonal, EmployeeRecord } from '@hr/contract/employee-record.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Button, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { educationText, useFieldText } from '../field-text.ts'
import { identityFields } from '../form/form-sections.ts'
import type { OwnPart } from '../own/own-parts.ts'
import { OwnRecordDrawer } from '#web/employee/record-dialogs.ts'

type Props = { record: EmployeeRecord }

function addressFacts({ address }: EmployeePersonal, language: 'en' | 'lo') {
  const shown = language === 'lo' ? address.shownLo : address.shown
  const label = (name: string) => fieldLabel(language, name)
  return [
    { label: label('addressLine'), value: address.addressLine },
    { label: label('villageId'), value: shown.village },
    { label: label('districtId'), value: shown.district },
    { label: label('provinceId'), value: shown.province },
  ]
}

export function PersonalTab({ record }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = useFieldText()
  const [open, setOpen] = useState<OwnPart>()
  const { card, personal, may } = record
  if (personal === null) return null
  const label = (name: string) => fieldLabel(language, name)
  const edit = (part: OwnPart, title: string) =>
    may.editOwn && (
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPencil size={16} aria-hidden />}
        aria-label={`${t('ui.edit')}: ${title}`}
        onClick={() => setOpen(part)}
      >
        {t('ui.edit')}
      </Button>
    )
  const phones = [card.phone, ...personal.otherPhones].flatMap(phone => (phone === null ? [] : [phone]))
  return (
    <Stack>
      <Panel title={t('employeeRecord.section.identity')}>
        <FactList
          facts={identityFields.map(name => ({ label: label(name), value: text(name, personal[name]) }))}
        />
      </Panel>
      <Panel title={t('employeeRecord.contact')} actions={edit('contact', t('employeeRecord.contact'))}>
        <FactList
          facts={[
            {
              label: label('phone'),
              value: phones.length > 0 && phones.map(phone => <div key={phone}>{shownPhone(phone)}</div>),
            },
            { label: label('email'), value: card.email },
          ]}
        />
      </Panel>
      <Panel title={t('employeeRecord.address')} actions={edit('address', t('employeeRecord.address'))}>
        <FactList facts={addressFacts(personal, language)} columns={4} />
      </Panel>
      <Panel
        title={t('employeeRecord.section.emergency')}
        actions={edit('emergency', t('employeeRecord.section.emergency'))}
      >
        <FactList
          facts={[
            { label: label('emergencyPerson'), value: personal.emergencyPerson },
            { label: label('emergencyContact'), value: text('emergencyContact', personal.emergencyContact) },
          ]}
        />
      </Panel>
      <Panel title={t('employeeRecord.section.education')}>
        {personal.education.length === 0 ? (
          <FactList facts={[]} />
        ) : (
          personal.education.map(row => <Text key={educationText(row)}>{educationText(row)}</Text>)
        )}
      </Panel>
      {open && <OwnRecordDrawer record={record} part={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}
