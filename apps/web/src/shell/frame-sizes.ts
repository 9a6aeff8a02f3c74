// Pixels of the frame: the side menu, open and as icons, the header and the banner of "view as" above it.
export const frameSizes = { wide: 280, mini: 68, head: 60, banner: 48 } as const

/** In local storage: the menu is shown as icons. */
export const miniMenuKey = 'mini_variant'
/** Too little room for tables next to the whole menu. */
export const isTabletQuery = '(max-width: 68.74em)'
