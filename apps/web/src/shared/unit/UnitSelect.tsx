// Selects a unit of the structure in a tree, or by part of its name in either language.
import { getOrgStructure } from '@hr/contract/organization.ts'
import type { OrgNode } from '@hr/contract/organization.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { TreeSelect } from '@mantine/core'
import type { TreeNodeData, TreeSelectProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { bestUnit } from './best-unit.ts'

type Props = Omit<TreeSelectProps, 'data' | 'mode' | 'value' | 'defaultValue' | 'onChange' | 'filter'> & {
  /** Id of the unit. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (unitId: string | null) => void
  /** Uses the structure of that day. */
  date?: string | undefined
  /** Excludes this unit and its descendants: a unit cannot move into itself. */
  without?: string
}

const withoutUnit = (nodes: readonly OrgNode[], without: string | undefined): OrgNode[] =>
  without === undefined
    ? [...nodes]
    : nodes
        .filter(node => node.id !== without)
        .map(node => ({ ...node, children: withoutUnit(node.children, without) }))

const treeData = (nodes: readonly OrgNode[], language: Language): TreeNodeData[] =>
  nodes.map(node => ({
    value: node.id,
    label: nameIn(node, language),
    nodeProps: { found: `${node.name} ${node.nameLo}`.toLowerCase() },
    ...(node.children.length > 0 && { children: treeData(node.children, language) }),
  }))

const isFound = (text: string, node: TreeNodeData): boolean =>
  String(node.nodeProps?.found ?? '').includes(text.trim().toLowerCase().normalize('NFC'))

/** A role may give a list of people without the structure. */
export const useSeesUnits = (): boolean => useCan()(getOrgStructure.allow.group)

/** Nothing for readers who may not see the structure. */
export function UnitSelect(props: Props) {
  return useSeesUnits() ? <UnitTree {...props} /> : null
}

function UnitTree({ value, defaultValue, onChange, date, without, ...props }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [unitId, setUnitId] = useUncontrolled({
    ...(value !== undefined && { value }),
    defaultValue: defaultValue ?? null,
    finalValue: null,
    ...(onChange && { onChange }),
  })
  const [wasGiven] = useState(unitId !== null)
  const [opened, setOpened] = useState<string[]>()
  const [typed, setTyped] = useState('')
  const query = useCall(getOrgStructure, date === undefined ? {} : { date }, { staleTime: 60_000 })
  const units = useMemo(() => withoutUnit(query.data ?? [], without), [query.data, without])
  const data = useMemo(() => treeData(units, language), [units, language])
  const best = bestUnit(units, typed)
  return (
    <TreeSelect
      placeholder={t('ui.chooseOne')}
      searchable
      nothingFoundMessage={t(query.isPending ? 'ui.loading' : 'ui.noMatch')}
      expandedValues={opened ?? data.map(node => node.value)}
      onExpandedChange={setOpened}
      maxDropdownHeight={320}
      withLines={false}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      chevronAriaLabels={{ expand: t('ui.expand'), collapse: t('ui.collapse') }}
      readOnly={wasGiven && query.isPending}
      onSearchChange={setTyped}
      data-match={best === undefined ? undefined : nameIn(best, language)}
      {...props}
      // The field looks up its name when it mounts, so it remounts when names arrive or change. An empty field does not
      // remount, which keeps what was typed.
      key={`${language}:${wasGiven && query.isSuccess}:${without ?? ''}`}
      data={data}
      value={unitId}
      onChange={setUnitId}
      filter={isFound}
    />
  )
}
