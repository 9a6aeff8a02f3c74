// The default work shift, changed by its own call for those who may edit shifts (A1).
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DefaultShiftDialog } from '#web/shared/effect/DefaultShiftDialog.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { RowSelect } from '#web/shared/RowSelect.tsx'
import { useCan } from '#web/shared/session.ts'

export function ShiftSection({ profile: { defaultWorkShift } }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  return (
    <Panel title={t('companyProfile.shift')} text={t('companyProfile.shiftHint')}>
      {may('WORKSHIFT', 'edit') ? (
        <ChooseShift key={defaultWorkShift?.id} currentId={defaultWorkShift?.id} />
      ) : (
        <Text>{defaultWorkShift === null ? t('ui.notEntered') : nameIn(defaultWorkShift, language)}</Text>
      )}
    </Panel>
  )
}

function ChooseShift({ currentId = null }: { currentId?: string | null | undefined }) {
  const { t } = useTranslation()
  const { data } = useCall(listWorkShifts, {})
  const [id, setId] = useState(currentId)
  const [isAsking, setIsAsking] = useState(false)
  const chosen = data?.find(shift => shift.id === id)
  return (
    <Group gap="sm" align="flex-end">
      <RowSelect
        aria-label={t('companyProfile.shift')}
        rows={data?.filter(({ isActive, isDefault }) => isActive || isDefault) ?? []}
        value={id}
        onChange={setId}
        allowDeselect={false}
        style={{ flex: '1 1 240px', maxWidth: 360 }}
      />
      {chosen !== undefined && id !== currentId && (
        <Button onClick={() => setIsAsking(true)}>{t('companyProfile.changeShift')}</Button>
      )}
      {isAsking && chosen !== undefined && (
        <DefaultShiftDialog shift={chosen} onClose={() => setIsAsking(false)} />
      )}
    </Group>
  )
}
