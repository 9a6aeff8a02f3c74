// The provinces, with links to their districts and villages (N5).
import { listProvinces } from '@hr/contract/address.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '@hr/contract/paths.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AddEntryButton } from './AddEntryButton.tsx'
import { AddressList } from './AddressList.tsx'
import { provinceView } from './address-view.ts'

export function ProvincesPage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(provinceView)
  const query = useCall(listProvinces, { hidden: view.hidden !== undefined })
  return (
    <Page
      title={t('menu.provinces')}
      description={t('address.description')}
      notes={<WhoMayChange group="COMPANY_PROFILE" />}
      actions={<AddEntryButton level="province" view={view} />}
    >
      <AddressList
        level="province"
        parentId={null}
        query={query}
        view={view}
        onView={setView}
        rowLink={row => paths.districtsOf(row.id)}
      />
    </Page>
  )
}
