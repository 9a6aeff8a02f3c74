// The look of the product: primary colour #283A97 (spec 9), calm surfaces, room for Lao marks, WCAG 2.2 AA contrast.
import { createTheme, defaultVariantColorsResolver, parseThemeColor } from '@mantine/core'
import type { CSSVariablesResolver, VariantColorsResolver } from '@mantine/core'
import { chooseMatch, chooseOneMore, showChosen } from './choose-match.ts'
import { markText } from './mark-text.ts'

const fontFamily = '"Noto Sans Lao Variable", system-ui, -apple-system, "Segoe UI", sans-serif'

const darkerRed = 'color-mix(in srgb, var(--mantine-color-red-9) 88%, black)'

/** The background of a hue in dark mode, so strong in percent. */
const onDark = (color: string, share: number): string =>
  `color-mix(in srgb, var(--mantine-color-${color}-${color === 'brand' ? 6 : 9}) ${share}%, var(--mantine-color-body))`

/**
 * A contrast of 4.5:1 on every hue: light variants get a darker text and, in dark mode, a calmer background; red buttons
 * a darker red. Subtle buttons keep their hue in dark mode, so that destructive ones are still recognisable.
 */
const variantColorResolver: VariantColorsResolver = input => {
  const colors = defaultVariantColorsResolver(input)
  const parsed = parseThemeColor({ color: input.color || input.theme.primaryColor, theme: input.theme })
  if (!parsed.isThemeColor || parsed.shade !== undefined) return colors
  if (input.variant === 'filled' && parsed.color === 'red') {
    return { ...colors, background: 'var(--mantine-color-red-9)', hover: darkerRed, color: 'white' }
  }
  if ((input.variant === 'subtle' || input.variant === 'transparent') && parsed.color !== 'gray') {
    const color = `light-dark(${colors.color}, var(--mantine-color-${parsed.color}-3))`
    if (input.variant === 'transparent') return { ...colors, color }
    return { ...colors, color, hover: `light-dark(${colors.hover}, ${onDark(parsed.color, 20)})` }
  }
  if (input.variant !== 'light') return colors
  if (parsed.color === 'gray') {
    return { ...colors, background: 'light-dark(var(--mantine-color-gray-2), var(--mantine-color-dark-5))' }
  }
  const deepest = `var(--mantine-color-${parsed.color}-9)`
  return {
    ...colors,
    background: `light-dark(${colors.background}, ${onDark(parsed.color, 28)})`,
    hover: `light-dark(${colors.hover}, ${onDark(parsed.color, 40)})`,
    color: `light-dark(color-mix(in srgb, ${deepest} 70%, black), var(--mantine-color-${parsed.color}-2))`,
  }
}

/** On the wrapper, so that a form's own handlers stay; a dialog gives its first field the focus before the click. */
const chosenOver = { onFocus: markText, onClick: markText }
const dialogDefaults = { attributes: { header: { role: 'presentation' } } }

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  colors: {
    brand: [
      '#eef1fb',
      '#d9dff2',
      '#b0bde6',
      '#8499da',
      '#5f79cf',
      '#4866c9',
      '#3b5cc7',
      '#2d4db0',
      '#283A97',
      '#1e2f80',
    ],
  },
  fontFamily,
  headings: { fontFamily, fontWeight: '650', textWrap: 'balance' },
  fontSizes: { md: '0.9375rem' },
  lineHeights: { xs: '1.6', sm: '1.6', md: '1.6', lg: '1.65', xl: '1.7' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  // Plain objects: importing a component here would load it with the first page.
  components: {
    // Without the margin that browsers give it.
    Fieldset: { defaultProps: { mx: 0 } },
    Tabs: { defaultProps: { keepMounted: false } },
    Textarea: { defaultProps: { autosize: true, minRows: 2 } },
    Badge: { defaultProps: { tt: 'none', fw: 600, variant: 'light' } },
    // The hint below its field, so that fields next to each other are in one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Select: {
      defaultProps: {
        // Enter on what is chosen already keeps it.
        allowDeselect: false,
        onOptionSubmit: showChosen,
        wrapperProps: { ...chosenOver, ...chooseMatch },
      },
    },
    MultiSelect: { defaultProps: { wrapperProps: chooseOneMore } },
    TreeSelect: { defaultProps: { wrapperProps: { ...chosenOver, ...chooseMatch } } },
    // The header of a dialog is not a banner landmark of the page.
    Modal: { defaultProps: dialogDefaults },
    Drawer: { defaultProps: dialogDefaults },
  },
})

export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': colors.gray[7],
    '--mantine-color-error': colors.red[9],
    '--mantine-color-placeholder': colors.gray[6],
    '--hr-surface': '#f6f7fb',
    // Too light for small text otherwise.
    '--hr-warning-text': '#b83d0d',
  },
  dark: {
    '--mantine-color-dimmed': colors.dark[1],
    '--mantine-color-error': colors.red[4],
    '--mantine-color-placeholder': colors.dark[2],
    '--mantine-color-brand-light':
      'color-mix(in srgb, var(--mantine-color-brand-6) 26%, var(--mantine-color-body))',
    '--mantine-color-brand-light-hover':
      'color-mix(in srgb, var(--mantine-color-brand-6) 36%, var(--mantine-color-body))',
    '--mantine-color-brand-text': colors.brand?.[3] ?? '#8499da',
    '--mantine-color-anchor': colors.brand?.[3] ?? '#8499da',
    '--hr-surface': colors.dark[8],
    '--hr-warning-text': colors.orange[4],
  },
})
