// Adds a currency of ISO 4217, or changes what a company calls it.
import type { CurrencyChoice } from '@hr/contract/currency.ts'
import { createCurrency, listCurrencyChoices, mostDecimals, updateCurrency } from '@hr/contract/currency.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Select, TextInput } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { emptyCurrency, valuesOf } from './currency-values.ts'
import type { CurrencyRow, CurrencyValues, NewCurrencyValues } from './currency-values.ts'
import { useUseTexts } from './use-texts.ts'

type Props = { row: CurrencyRow | undefined; onClose: () => void }

export function CurrencyForm({ row, onClose }: Props) {
  const { t } = useTranslation()
  if (row === undefined)
    return (
      <ResourceForm
        onClose={onClose}
        endpoint={createCurrency}
        values={emptyCurrency}
        title={t('currency.add')}
        submitLabel={t('currency.add')}
        done={({ code }) => t('currency.added', { code })}
      >
        {(form, values) => (
          <>
            <CodeField form={form} code={values.code} />
            <Fields form={form} />
          </>
        )}
      </ResourceForm>
    )
  const { code, isEnable } = row
  return (
    <ResourceForm
      onClose={onClose}
      endpoint={updateCurrency}
      values={valuesOf(row)}
      fixed={{ code, isEnable }}
      title={t('currency.editNamed', { code })}
      submitLabel={t('currency.save')}
      done={t('currency.saved', { code })}
    >
      {form => (
        <>
          <TextInput label={t('currency.thing')} value={`${code} · ${row.name}`} readOnly disabled />
          <Fields form={form} row={row} />
        </>
      )}
    </ResourceForm>
  )
}

type CodeProps = { form: Pick<FieldsForm<NewCurrencyValues>, 'field' | 'setFieldValue'>; code: string }

/** Fills in the other fields as they usually are. */
function CodeField({ form, code }: CodeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: choices = [] } = useCall(listCurrencyChoices, {})
  const choose = (next: string | null) => {
    const chosen = choices.find(one => one.code === next)
    if (!chosen) return
    form.setFieldValue('code', chosen.code)
    form.setFieldValue('nameLo', chosen.nameLo)
    form.setFieldValue('symbol', chosen.symbol)
    form.setFieldValue('exponent', chosen.exponent)
  }
  const option = (one: CurrencyChoice) => ({
    value: one.code,
    label: `${one.code} · ${nameIn(one, language)}`,
  })
  return (
    <Select
      {...form.field('code', t('currency.code'))}
      description={t('currency.thingHint')}
      data={[
        { group: t('currency.common'), items: choices.filter(one => one.nameLo !== '').map(option) },
        { group: t('currency.others'), items: choices.filter(one => one.nameLo === '').map(option) },
      ]}
      value={code || null}
      onChange={choose}
      placeholder={t('ui.chooseOne')}
      nothingFoundMessage={t('ui.noMatch')}
      maxDropdownHeight={320}
      searchable
      openOnFocus={false}
      data-autofocus
    />
  )
}

type FieldsProps = { form: Pick<FieldsForm<CurrencyValues>, 'field' | 'key'>; row?: CurrencyRow }

/** `row` is missing for a new currency. */
function Fields({ form, row }: FieldsProps) {
  const { t } = useTranslation()
  const isFixed = useUseTexts()(row?.use).length > 0
  return (
    <>
      <TextInput
        key={form.key('nameLo')}
        {...form.field('nameLo', t('ui.nameLo'))}
        lang="lo"
        data-autofocus={row && true}
      />
      <TextInput key={form.key('symbol')} {...form.field('symbol', t('currency.symbol'))} maw={140} />
      <NumberField
        key={form.key('exponent')}
        {...form.field('exponent', t('currency.decimals'))}
        description={t(isFixed ? 'currency.decimalsFixed' : 'currency.decimalsHint')}
        decimals={0}
        max={mostDecimals}
        mayBeEmpty
        disabled={isFixed}
        styles={{ input: { maxWidth: 140 } }}
      />
    </>
  )
}
