// How close the rows of tables are; this browser remembers it.
import { useLocalStorage } from '@mantine/hooks'

export const densities = ['comfortable', 'compact'] as const
type Density = (typeof densities)[number]

export function useDensity(): [Density, (density: string) => void] {
  const [stored, store] = useLocalStorage<string>({
    key: 'table_density',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
  })
  return [densities.find(density => density === stored) ?? 'comfortable', store]
}
