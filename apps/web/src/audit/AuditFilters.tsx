// Search, kind, change, person and dates above the audit log.
import { auditOperations } from '@hr/contract/audit.ts'
import type { Person } from '@hr/contract/person.ts'
import { Button, Group, Select } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonSelect } from '#web/shared/PersonSelect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import classes from './AuditFilters.module.css'
import { isFiltered, noFilters } from './audit-view.ts'
import type { AuditView } from './audit-view.ts'
import { entities } from './entities.ts'
import { useAuditTexts } from './use-audit-texts.ts'

type Props = {
  view: AuditView
  onChange: (change: Partial<AuditView>) => void
  /** Whose rows are shown, for an address that names them by id only. */
  known: Person | null
  /** Filters that looks do not have: words, kind, change. */
  withChanges?: true
}

function ChangeFilters({ view, onChange }: Pick<Props, 'view' | 'onChange'>) {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  const language = useLanguage()
  const kinds = [...new Set([...entities, ...(view.entity ? [view.entity] : [])])]
    .map(value => ({ value, label: texts.entity(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <>
      <div className={classes.search}>
        <SearchField
          value={view.search}
          onSearch={search => onChange({ search })}
          label={t('audit.search')}
        />
      </div>
      <Select
        className={classes.select}
        aria-label={t('audit.kind')}
        placeholder={t('audit.allKinds')}
        data={kinds}
        value={view.entity ?? null}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        onChange={entity => onChange({ entity: entity ?? undefined, entityId: undefined })}
      />
      <Select
        className={classes.select}
        aria-label={t('audit.operation')}
        placeholder={t('audit.anyOperation')}
        data={auditOperations.map(value => ({ value, label: t(`audit.op.${value}`) }))}
        value={view.operation ?? null}
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        onChange={value => onChange({ operation: auditOperations.find(one => one === value) })}
      />
    </>
  )
}

export function AuditFilters({ view, onChange, known, withChanges }: Props) {
  const { t } = useTranslation()
  const [cleared, setCleared] = useState(0)
  const [actor, setActor] = useState<Person | null>(null)
  const clear = () => {
    setCleared(cleared + 1)
    setActor(null)
    onChange(noFilters)
  }
  const who = t(withChanges ? 'audit.actor' : 'audit.reader')
  return (
    <Group gap="sm" role="search" key={cleared}>
      {withChanges && <ChangeFilters view={view} onChange={onChange} />}
      <PersonSelect
        className={classes.person}
        aria-label={who}
        placeholder={who}
        value={[actor, known].find(person => String(person?.id) === view.actor) ?? null}
        onChange={person => {
          setActor(person)
          onChange({ actor: person === null ? undefined : String(person.id) })
        }}
      />
      <DateField
        className={classes.date}
        aria-label={t('audit.from')}
        placeholder={t('audit.from')}
        value={view.from ?? null}
        {...(view.to !== undefined && { maxDate: view.to })}
        onChange={from => onChange({ from: from ?? undefined })}
      />
      <DateField
        className={classes.date}
        aria-label={t('audit.to')}
        placeholder={t('audit.to')}
        value={view.to ?? null}
        {...(view.from !== undefined && { minDate: view.from })}
        onChange={to => onChange({ to: to ?? undefined })}
      />
      {isFiltered(view) && (
        <Button variant="subtle" onClick={clear}>
          {t('audit.clear')}
        </Button>
      )}
    </Group>
  )
}
