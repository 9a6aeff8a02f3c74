// /app/administration/audit-log: who changed what, and who read sensitive data.
import { Tabs } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { auditViewShape, noFilters } from './audit-view.ts'
import { ChangesList } from './ChangesList.tsx'
import { ReadsList } from './ReadsList.tsx'

export function AuditLogPage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(auditViewShape)
  return (
    <Page title={t('menu.auditLog')} description={t('audit.description')}>
      <Tabs
        value={view.tab}
        onChange={tab => setView({ ...noFilters, tab: tab === 'reads' ? 'reads' : 'changes' })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="changes">{t('audit.tabChanges')}</Tabs.Tab>
          <Tabs.Tab value="reads">{t('audit.tabReads')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="changes">
          <ChangesList />
        </Tabs.Panel>
        <Tabs.Panel value="reads">
          <ReadsList />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
