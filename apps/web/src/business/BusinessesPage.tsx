// /ams/business: the registered businesses (P3).
import { listBusinesses, workspaceStatuses } from '@hr/contract/business.ts'
import type { CreatedBusiness } from '@hr/contract/business.ts'
import { paths } from '@hr/contract/paths.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useFormView, useRights } from '#web/shared/resource/resource-view.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useBusinessColumns } from './business-columns.tsx'
import { CreateBusinessForm } from './CreateBusinessForm.tsx'
import { NewSignInsDialog } from './NewSignInsDialog.tsx'

const viewShape = z.object({
  search: z._default(z.string(), ''),
  status: z.optional(z.enum(workspaceStatuses)),
})

const statusTexts = {
  active: 'business.statusActive',
  suspended: 'business.statusSuspended',
  deleting: 'business.statusDeleting',
} as const

export function BusinessesPage() {
  const { t } = useTranslation()
  const view = useFormView('form', useRights('AMS_BUSINESS'))
  const [{ search, status }, setView] = useViewState(viewShape)
  const clear = () => setView({ search: '', status: undefined })
  const [created, setCreated] = useState<CreatedBusiness>()
  return (
    <ResourcePage
      view={view}
      title={t('menu.business')}
      description={t('business.description')}
      list={useList(listBusinesses, { search, ...(status && { status }) })}
      columns={useBusinessColumns()}
      rowLink={({ id }) => paths.business(id)}
      clearFilters={(search !== '' || status !== undefined) && clear}
      empty={{ title: t('business.empty'), text: t('business.emptyHint') }}
      addText={t('business.add')}
      filters={
        <ListFilters
          search={
            <SearchField
              value={search}
              label={t('business.search')}
              onSearch={text => setView({ search: text })}
            />
          }
          fields={named => (
            <Choice
              {...named(t('business.status'))}
              placeholder={t('business.status')}
              options={workspaceStatuses.map(value => ({ value, label: t(statusTexts[value]) }))}
              value={status}
              onChoose={next => setView({ status: next })}
              onClear={() => setView({ status: undefined })}
            />
          )}
          count={status === undefined ? 0 : 1}
          onClear={clear}
        />
      }
      form={() => (
        <CreateBusinessForm
          onClose={view.close}
          onDone={answer => {
            setCreated(answer)
            view.close()
          }}
        />
      )}
    >
      {created && <NewSignInsDialog created={created} onClose={() => setCreated(undefined)} />}
    </ResourcePage>
  )
}
