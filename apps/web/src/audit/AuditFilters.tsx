// Search, kind, operation, person and dates above the audit log.
import { auditOperations } from '@hr/contract/audit.ts'
import type { Person } from '@hr/contract/person.ts'
import { auditEntities } from '@hr/domain/audit/audit-entities.ts'
import type { AuditEntity } from '@hr/domain/audit/audit-entities.ts'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { useAuditTexts } from '#web/shared/audit/use-audit-texts.ts'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import type { Named } from '#web/ui/ListFilters.tsx'
import { auditFilterCount, noFilters } from './audit-view.ts'
import type { AuditView } from './audit-view.ts'

const notOffered: ReadonlySet<AuditEntity> = new Set([
  // Of the console and the space.
  'workspace',
  'workspace_export',
  'console_role',
  'owner_invitation',
  'space',
  'starter_position',
  'starter_department',
  // Rare, and found by the person or the day.
  'leave_feed',
  'attendance_rules',
])

/** The kinds of audited rows that the filter offers. */
const entities = auditEntities.filter(entity => !notOffered.has(entity))

type Props = {
  view: AuditView
  onChange: (change: Partial<AuditView>) => void
  /** The name of a row that the URL names only by id. */
  known: Person | null
  /** Filters that the read log does not have: search, kind, operation. */
  withChanges?: true
}

type KindProps = Pick<Props, 'view' | 'onChange'> & { named: Named }

function KindFilters({ view, onChange, named }: KindProps) {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  const language = useLanguage()
  const kinds = [...new Set([...entities, ...(view.entity ? [view.entity] : [])])]
    .map(value => ({ value, label: texts.entity(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <>
      <Select
        w={{ sm: 130 }}
        {...named(t('audit.kind'))}
        placeholder={t('audit.allKinds')}
        data={kinds}
        value={view.entity ?? null}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        onChange={entity => onChange({ entity: entity ?? undefined, entityId: undefined })}
      />
      <Select
        w={{ sm: 130 }}
        {...named(t('audit.operation'))}
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
  const [actor, setActor] = useState<Person | null>(null)
  const who = t(withChanges ? 'audit.actor' : 'audit.reader')
  return (
    <SavedFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={withChanges ? t('audit.search') : undefined}
      count={auditFilterCount(view)}
      fields={named => (
        <>
          {withChanges && <KindFilters view={view} onChange={onChange} named={named} />}
          <PersonSelect
            w={{ sm: 150 }}
            {...named(who)}
            placeholder={who}
            value={[actor, known].find(person => String(person?.id) === view.actor) ?? null}
            onChange={person => {
              setActor(person)
              onChange({ actor: person === null ? undefined : String(person.id) })
            }}
          />
          <DateField
            w={{ sm: 148 }}
            {...named(t('audit.from'))}
            placeholder={t('audit.from')}
            value={view.from ?? null}
            {...(view.to !== undefined && { maxDate: view.to })}
            clearable
            onChange={from => onChange({ from: from ?? undefined })}
          />
          <DateField
            w={{ sm: 148 }}
            {...named(t('audit.to'))}
            placeholder={t('audit.to')}
            value={view.to ?? null}
            {...(view.from !== undefined && { minDate: view.from })}
            clearable
            onChange={to => onChange({ to: to ?? undefined })}
          />
        </>
      )}
    />
  )
}
