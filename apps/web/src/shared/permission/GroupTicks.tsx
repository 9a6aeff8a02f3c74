// The checkboxes of one page group: one for the whole group (indeterminate if partly granted), and one for each action.
import { permissionId } from '@hr/domain/access/role-permissions.ts'
import type { CatalogueGroup, SingleAction } from '@hr/domain/access/permission-catalogue.ts'
import { Checkbox } from '@mantine/core'
import type { CheckboxProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './GroupTicks.module.css'
import type { PermissionDraft } from './use-permission-draft.ts'
import { usePermissionTexts } from './use-permission-texts.ts'

type Props = { group: CatalogueGroup; draft: PermissionDraft }

/** `title` explains why it is disabled; it is also the description for screen readers. */
function Tick({ reason, isDrafted, ...props }: CheckboxProps & { reason?: string; isDrafted?: boolean }) {
  return (
    <Checkbox
      className={classes.tick}
      data-drafted={isDrafted || undefined}
      {...props}
      {...(reason !== undefined && { title: reason, 'aria-description': reason })}
    />
  )
}

export function EverythingTick({ group, draft, withLabel }: Props & { withLabel?: true }) {
  const { t } = useTranslation()
  const texts = usePermissionTexts()
  const { groupName, actions } = group
  const ids = actions.map(name => permissionId({ groupName, name }))
  const given = ids.filter(draft.isGiven)
  const checked = given.length === ids.length
  const mayTick = ids.some(draft.mayGive)
  return (
    <Tick
      aria-label={t('access.allOf', { group: texts.group(groupName) })}
      {...(withLabel && { label: t('access.everything'), labelPosition: 'left' as const })}
      checked={checked}
      indeterminate={given.length > 0 && !checked}
      disabled={!mayTick || draft.isSaving}
      {...(!mayTick && draft.mayEdit && { reason: t('access.notHeld') })}
      onChange={() => draft.tick(group, actions, !checked)}
    />
  )
}

type ActionProps = Props & { action: SingleAction; withLabel?: true }

export function ActionTick({ group, draft, action, withLabel }: ActionProps) {
  const { t } = useTranslation()
  const texts = usePermissionTexts()
  const id = permissionId({ groupName: group.groupName, name: action })
  const isGiven = draft.isGiven(id)
  const mayTick = draft.mayGive(id)
  return (
    <Tick
      aria-label={texts.one(id)}
      {...(withLabel && { label: texts.action(action) })}
      checked={isGiven}
      isDrafted={draft.isDrafted(id)}
      disabled={!mayTick || draft.isSaving}
      {...(!mayTick && draft.mayEdit && { reason: t('access.notHeld') })}
      onChange={() => draft.tick(group, [action], !isGiven)}
    />
  )
}
