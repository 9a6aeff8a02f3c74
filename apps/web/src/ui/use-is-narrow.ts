import { useMediaQuery } from '@mantine/hooks'

/** Below the theme's `md`: a phone or a tablet. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
