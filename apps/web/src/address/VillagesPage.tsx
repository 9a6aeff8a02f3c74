// The villages of a district, which is chosen above the list with its province (N5).
import { getProvinceOfDistrict, listDistricts, listProvinces, listVillages } from '@hr/contract/address.ts'
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
import { idOf, villageView } from './address-view.ts'

/** The province in the URL, or that of its district. */
function useProvinceId(province: number | undefined, district: number | undefined) {
  const { data } = useCall(
    getProvinceOfDistrict,
    { districtId: district ?? 0 },
    { enabled: province === undefined && district !== undefined },
  )
  return province ?? data?.id
}

export function VillagesPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [view, setView] = useViewState(villageView)
  const districtId = idOf(view.district)
  const provinceId = useProvinceId(idOf(view.province), districtId)
  const provinces = useCall(listProvinces, {})
  const districts = useCall(
    listDistricts,
    { provinceId: provinceId ?? 0 },
    { enabled: provinceId !== undefined },
  )
  const query = useCall(
    listVillages,
    { id: districtId ?? 0, hidden: view.hidden !== undefined },
    { enabled: districtId !== undefined },
  )
  const province = provinces.data?.find(({ id }) => id === provinceId)
  const district = districts.data?.find(({ id }) => id === districtId)
  const selects = (
    <Group gap="sm" flex="2 1 360px" maw={{ sm: 480 }} wrap="nowrap">
      <EntrySelect
        label={t('address.province')}
        entries={provinces.data ?? []}
        value={provinceId}
        onChange={id => setView({ province: String(id), district: undefined, search: '' })}
      />
      <EntrySelect
        key={provinceId ?? ''}
        label={t('address.district')}
        entries={districts.data ?? []}
        value={districtId}
        onChange={id => setView({ district: String(id), search: '' })}
      />
    </Group>
  )
  return (
    <Page
      title={district ? t('address.villagesOf', { name: nameIn(district, language) }) : t('address.villages')}
      crumbs={[
        { title: t('menu.provinces'), to: paths.provinces },
        ...(province ? [{ title: nameIn(province, language), to: paths.districtsOf(province.id) }] : []),
      ]}
      notes={<WhoMayChange group="COMPANY_PROFILE" />}
      actions={districtId !== undefined && <AddEntryButton level="village" view={view} />}
    >
      {districtId === undefined ? (
        <>
          <Group>{selects}</Group>
          <EmptyState title={t('address.chooseDistrict')} text={t('address.chooseDistrictHint')} />
        </>
      ) : (
        <AddressList
          key={districtId}
          level="village"
          parentId={districtId}
          query={query}
          view={view}
          onView={setView}
          before={selects}
        />
      )}
    </Page>
  )
}
