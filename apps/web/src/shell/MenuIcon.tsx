import {
  IconBadge,
  IconBeach,
  IconBuilding,
  IconCalendar,
  IconClock,
  IconClockPlus,
  IconKey,
  IconLayoutDashboard,
  IconSettings,
  IconShield,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react'
import type { IconName } from './menu.ts'

const icons = {
  dashboard: IconLayoutDashboard,
  calendar: IconCalendar,
  people: IconUsers,
  tree: IconSitemap,
  leave: IconBeach,
  clock: IconClock,
  overtime: IconClockPlus,
  settings: IconSettings,
  key: IconKey,
  shield: IconShield,
  building: IconBuilding,
  badge: IconBadge,
} as const

export function MenuIcon({ name }: { name: IconName }) {
  const Icon = icons[name]
  return <Icon size={20} aria-hidden />
}
