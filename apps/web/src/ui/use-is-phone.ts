import { useMediaQuery } from '@mantine/hooks'

/** Below the theme's `sm`: tables are cards and rows of controls are drawers. */
export const useIsPhone = () =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
