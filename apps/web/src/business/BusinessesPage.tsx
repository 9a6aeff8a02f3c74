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
import { searchText, useViewState } from '#web/shared/view-state.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { useBusinessColumns } from './business-columns.tsx'
import { CreateBusinessForm } from './CreateBusinessForm.tsx'
import { NewSignInsDialog } from './NewSignInsDialog.tsx'

export const viewShape = z.object({
  search: searchText(),
  status: z.optional(z.enum(workspaceStatuses)),
})

const noFilters = { search: '', status: undefined }

const statusTexts = {
  active: 'business.statusActive',
  suspended: 'business.statusSuspended',
  deleting: 'business.statusDeleting',
} as const

export function BusinessesPage() {
  const { t } = useTranslation()
  const view = useFormView('form', useRights('AMS_BUSINESS'))
  const [shown, setShown] = useViewState(viewShape)
  const { search, status } = shown
  const [created, setCreated] = useState<CreatedBusiness>()
  return (
    <ResourcePage
      view={view}
      title={t('menu.business')}
      description={t('business.description')}
      list={useList(listBusinesses, { search, ...(status && { status }) })}
      columns={useBusinessColumns()}
      rowLink={({ id }) => paths.business(id)}
      clearFilters={isFiltered(shown, noFilters) && (() => setShown(noFilters))}
      empty={{ title: t('business.empty'), text: t('business.emptyHint') }}
      addText={t('business.add')}
      filters={
        <ListFilters
          view={shown}
          onChange={setShown}
          cleared={noFilters}
          find={t('business.search')}
          fields={named => (
            <Choice
              {...named(t('business.status'))}
              placeholder={t('request.anyStatus')}
              options={workspaceStatuses.map(value => ({ value, label: t(statusTexts[value]) }))}
              value={status}
              onChange={next => setShown({ status: next })}
            />
          )}
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
