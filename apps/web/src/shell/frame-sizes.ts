// Pixels of the frame: the side menu, open and as icons, the header and the banner of "view as" above it.
export const frameSizes = { wide: 280, mini: 68, head: 60, banner: 48 } as const
