// Search, status and dates above a list of leave requests.
import { requestStatuses } from '@hr/contract/approval.ts'
import { Button, Group, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import classes from './LeaveFilters.module.css'
import { isFiltered } from './leave-view.ts'
import type { LeaveView } from './leave-view.ts'

type Props = { view: LeaveView; onChange: (change: Partial<LeaveView>) => void }

export function LeaveFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared(cleared + 1)
    onChange({ status: undefined, from: undefined, to: undefined, search: '' })
  }
  return (
    <Group gap="sm" role="search" className={classes.filters}>
      <div className={classes.search}>
        <SearchField key={cleared} value={view.search} onSearch={search => onChange({ search })} />
      </div>
      <Select
        className={classes.status}
        aria-label={t('ui.status')}
        placeholder={t('leave.anyStatus')}
        data={requestStatuses.map(code => ({ value: code, label: t(`status.${code}`) }))}
        value={view.status ?? null}
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        onChange={value => onChange({ status: requestStatuses.find(code => code === value) })}
      />
      <DateField
        className={classes.date}
        aria-label={t('leave.fromFilter')}
        placeholder={t('leave.from')}
        value={view.from ?? null}
        {...(view.to !== undefined && { maxDate: view.to })}
        onChange={from => onChange({ from: from ?? undefined })}
      />
      <DateField
        className={classes.date}
        aria-label={t('leave.toFilter')}
        placeholder={t('leave.to')}
        value={view.to ?? null}
        {...(view.from !== undefined && { minDate: view.from })}
        onChange={to => onChange({ to: to ?? undefined })}
      />
      {isFiltered(view) && (
        <Button variant="subtle" onClick={clear}>
          {t('leave.clearFilters')}
        </Button>
      )}
    </Group>
  )
}
