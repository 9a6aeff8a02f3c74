// The districts of a province, which is chosen above the list (N5).
import { listDistricts, listProvinces } from '@hr/contract/address.ts'
import { Group } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AddEntryButton } from './AddEntryButton.tsx'
import { AddressList } from './AddressList.tsx'
import { EntrySelect } from './EntrySelect.tsx'
import { districtView, idOf } from './address-view.ts'

export function DistrictsPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [view, setView] = useViewState(districtView)
  const provinceId = idOf(view.province)
  const provinces = useCall(listProvinces, {})
  const query = useCall(
    listDistricts,
    { provinceId: provinceId ?? 0, hidden: view.hidden !== undefined },
    { enabled: provinceId !== undefined },
  )
  const province = provinces.data?.find(({ id }) => id === provinceId)
  return (
    <Page
      title={
        province ? t('address.districtsOf', { name: nameIn(province, language) }) : t('address.districts')
      }
      crumbs={[{ title: t('menu.provinces'), to: paths.provinces }]}
      notes={<WhoMayChange group="COMPANY_PROFILE" />}
      actions={provinceId !== undefined && <AddEntryButton level="district" view={view} />}
    >
      {provinceId === undefined ? (
        <>
          <Group>
            <EntrySelect
              label={t('address.province')}
              entries={provinces.data ?? []}
              value={provinceId}
              onChange={id => setView({ province: String(id), search: '' })}
            />
          </Group>
          <EmptyState title={t('address.chooseProvince')} text={t('address.chooseProvinceHint')} />
        </>
      ) : (
        <AddressList
          key={provinceId}
          level="district"
          parentId={provinceId}
          query={query}
          view={view}
          onView={setView}
          rowLink={row => paths.villagesOf(provinceId, row.id)}
          before={
            <EntrySelect
              label={t('address.province')}
              entries={provinces.data ?? []}
              value={provinceId}
              onChange={id => setView({ province: String(id), search: '' })}
            />
          }
        />
      )}
    </Page>
  )
}
