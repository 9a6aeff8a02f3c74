// The month in which leave years begin: what a change does to yearly days is shown before it is made (L2, N4).
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { monthNames } from '#web/shared/format.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { useCan } from '#web/shared/session.ts'
import { LeaveYearDialog } from './LeaveYearDialog.tsx'
import { useYearFacts } from './use-year-facts.ts'

export function LeaveYearSection({ profile: { leaveYear } }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const factsOf = useYearFacts()
  const { startMonth, years } = leaveYear
  return (
    <Panel title={t('companyProfile.leaveYear')} text={t('companyProfile.leaveYearHint')}>
      <Stack>
        {may('COMPANY_PROFILE', 'edit') ? (
          <ChooseMonth key={startMonth} current={startMonth} />
        ) : (
          <Text>
            {t('companyProfile.leaveYearMonth')} {monthNames(language)[startMonth - 1]}
          </Text>
        )}
        <FactList facts={factsOf(years, t('companyProfile.leaveYearNow'))} />
      </Stack>
    </Panel>
  )
}

function ChooseMonth({ current }: { current: number }) {
  const { t } = useTranslation()
  const names = monthNames(useLanguage())
  const [month, setMonth] = useState(current)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label={t('companyProfile.leaveYearMonth')}
        data={names.map((label, index) => ({ value: String(index + 1), label }))}
        value={String(month)}
        onChange={chosen => setMonth(Number(chosen ?? current))}
        style={{ flex: '1 1 240px', maxWidth: 360 }}
      />
      {month !== current && (
        <Button onClick={() => setIsAsking(true)}>{t('companyProfile.changeLeaveYear')}</Button>
      )}
      {isAsking && (
        <LeaveYearDialog startMonth={month} replaces={current} onClose={() => setIsAsking(false)} />
      )}
    </Group>
  )
}
