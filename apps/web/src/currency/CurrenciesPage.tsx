// /app/administration/currency: what salaries and bank accounts can be in, and the base currency (N3).
import { listCurrencies, listCurrencyUses, mostCurrencies, orderCurrencies } from '@hr/contract/currency.ts'
import { Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { OrderDrawer } from '#web/shared/resource/OrderDrawer.tsx'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useActView, useRights } from '#web/shared/resource/resource-view.ts'
import { useCurrencyColumns } from './currency-columns.tsx'
import type { CurrencyRow } from './currency-values.ts'
import { CurrencyForm } from './CurrencyForm.tsx'
import { BaseDialog, DeleteDialog, DisableDialog } from './CurrencyDialogs.tsx'

export function CurrenciesPage() {
  const { t } = useTranslation()
  const view = useActView(useRights('CURRENCY'))
  const { act, close } = view
  const query = useCall(listCurrencies, { page: 1, limit: mostCurrencies })
  const uses = useCall(listCurrencyUses, {})
  const rows: CurrencyRow[] = (query.data?.rows ?? []).map(currency => ({
    ...currency,
    id: currency.code,
    use: uses.data?.find(({ code }) => code === currency.code),
  }))
  const row = rows.find(({ id }) => id === view.id)
  const base = rows.find(({ isBase }) => isBase)?.code ?? ''
  return (
    <ResourcePage
      view={view}
      title={t('menu.currency')}
      description={t('currency.description')}
      notes={<WhoMayChange group="CURRENCY" />}
      // Their uses make rows higher: together, no row moves.
      list={wholeList(rows, { ...query, isPending: query.isPending || uses.isPending })}
      columns={useCurrencyColumns(view)}
      addText={t('currency.add')}
      form={edited => <CurrencyForm key={edited?.id} row={edited} onClose={close} />}
      order={
        <OrderDrawer
          rows={rows}
          endpoint={orderCurrencies}
          title={t('currency.orderTitle')}
          text={t('currency.orderText')}
          before={({ code }) => (
            <Text size="sm" fw={600} w={40}>
              {code}
            </Text>
          )}
          after={({ isEnable }) =>
            !isEnable && (
              <Text size="xs" c="dimmed">
                {t('currency.disabled')}
              </Text>
            )
          }
          onClose={close}
        />
      }
    >
      {row && !row.isBase && view.mayEdit && act === 'base' && (
        <BaseDialog row={row} base={base} onClose={close} />
      )}
      {row && !row.isBase && view.mayEdit && act === 'disable' && <DisableDialog row={row} onClose={close} />}
      {row && !row.isBase && view.mayDelete && act === 'delete' && <DeleteDialog row={row} onClose={close} />}
    </ResourcePage>
  )
}
