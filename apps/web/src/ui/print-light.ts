// Prints in light colours: a browser leaves out the dark background, and light text would be on white paper.
const root = document.documentElement
const attribute = 'data-mantine-color-scheme'
let shown: string | null = null

addEventListener('beforeprint', () => {
  shown = root.getAttribute(attribute)
  root.setAttribute(attribute, 'light')
})
addEventListener('afterprint', () => {
  if (shown !== null) root.setAttribute(attribute, shown)
})
