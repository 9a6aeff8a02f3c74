// A drawn portrait for the profile photo of an invented person, as SVG of 100 by 100 units.
import type { Random } from '../random.ts'

type Sitter = {
  readonly gender: 'male' | 'female'
  readonly age: number
  /** Wears a suit. */
  readonly leads: boolean
}

const backgrounds = ['#cfe0f5', '#d9ead3', '#f4e1c8', '#e6dcf2', '#d3ecec', '#f5d9dc', '#e3e6ea', '#fdf0c9']
const skins = [
  { face: '#f0c8a0', shade: '#dcae84' },
  { face: '#e6b68a', shade: '#cf9b6f' },
  { face: '#d8a176', shade: '#bf875d' },
  { face: '#c68d62', shade: '#ab744c' },
] as const
const hairs = ['#1d1a1a', '#262020', '#33261f']
const shirts = ['#ffffff', '#dbe7f6', '#283a97', '#2f6f73', '#7a3b46', '#4b5a3c', '#b4642d', '#5b4a8a']
const suits = ['#26304a', '#2e2e34', '#3b3530']
const sashes = ['#a8325e', '#2d6a4f', '#b07d12', '#4a3f8f', '#a23b2a']

/** Outlines around the head, which is centred on 50, 45. */
const shortHair = [
  'M31 45C27 28 37 17 51 17C65 17 73 28 69 45C68 38 65 34 62 31C54 34 43 33 37 30C33 34 32 39 31 45Z',
  'M31.5 43C29 27 38 19 50 19C62 19 71 27 68.5 43C67 35 63 30 50 30C37 30 33 35 31.5 43Z',
  'M30.5 46C27 28 36 15 53 16C67 17 73 30 69.5 46C69 39 67 35 64 32C58 37 46 36 38 28C34 33 32 39 30.5 46Z',
  'M31 45C29 31 35 20 50 19C65 20 71 31 69 45C68 37 66 31 61 27C54 25 46 25 39 27C34 31 32 37 31 45Z',
]
const fringes = [
  'M30.5 47C28 27 38 17 50 17C62 17 72 27 69.5 47C69 38 63 29 48 25C45 33 37 36 33 38C32 41 31 44 30.5 47Z',
  'M30.5 47C28 27 38 17 50 17C62 17 72 27 69.5 47C68 36 61 28 50 26C39 28 32 36 30.5 47Z',
  'M30.5 46C28 27 38 17 50 17C62 17 72 27 69.5 46L68 39C58 38 42 38 32 39Z',
]
const backHair = [
  'M29 48C25 24 37 14 50 14C63 14 75 24 71 48L75 84C68 88 62 86 60 82L40 82C38 86 32 88 25 84Z',
  'M29 46C25 24 37 14 50 14C63 14 75 24 71 46C74 56 73 64 68 68L32 68C27 64 26 56 29 46Z',
  'M31 44C27 24 38 15 50 15C62 15 73 24 69 44C70 52 68 58 66 60L34 60C32 58 30 52 31 44Z',
]
const bun = '<circle cx="50" cy="13" r="8.5"/>'

export function portrait({ gender, age, leads }: Sitter, chance: Random): string {
  const skin = chance.pick(skins)
  const hair = age >= 55 ? '#7d7a78' : chance.pick(hairs)
  const isMan = gender === 'male'
  const hasBun = !isMan && chance.next() < 0.35
  const back = isMan ? '' : `${path(hasBun ? backHair[2] : chance.pick(backHair), hair)}`
  const layers = [
    `<rect width="100" height="100" fill="${chance.pick(backgrounds)}"/>`,
    hasBun ? `<g fill="${hair}">${bun}</g>` : '',
    back,
    body(isMan, leads, skin.face, chance),
    neckAndHead(skin),
    isMan ? path(chance.pick(shortHair), hair) : path(chance.pick(fringes), hair),
    features(isMan, age, hair, chance),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${layers.join('')}</svg>`
}

const path = (outline: string | undefined, fill: string) => `<path d="${outline}" fill="${fill}"/>`

const shoulders = 'M6 104C7 82 24 75 41 73L59 73C76 75 93 82 94 104Z'

function body(isMan: boolean, leads: boolean, skin: string, chance: Random): string {
  const shirt = chance.pick(shirts)
  if (leads && isMan) {
    return [
      path(shoulders, chance.pick(suits)),
      path('M39 73L50 92L61 73Z', '#ffffff'),
      path('M47.5 79L52.5 79L54 96L50 101L46 96Z', chance.pick(sashes)),
    ].join('')
  }
  if (isMan) {
    return [
      path(shoulders, shirt),
      path('M38 73L50 84L62 73L66 76L56 90L50 84L44 90L34 76Z', '#00000022'),
    ].join('')
  }
  const sash = leads || chance.next() < 0.3
  return [
    path(shoulders, sash ? '#f7f3ec' : shirt),
    path('M40 73C42 84 58 84 60 73Z', skin),
    sash ? path('M62 75L76 79L34 104L14 104Z', chance.pick(sashes)) : '',
  ].join('')
}

const neckAndHead = ({ face, shade }: (typeof skins)[number]) =>
  [
    `<path d="M42 58L42 74C44 80 56 80 58 74L58 58Z" fill="${shade}"/>`,
    `<circle cx="31.5" cy="47" r="4" fill="${shade}"/><circle cx="68.5" cy="47" r="4" fill="${shade}"/>`,
    `<path d="M32 42C32 28 40 22 50 22C60 22 68 28 68 42C68 57 59 68 50 68C41 68 32 57 32 42Z" fill="${face}"/>`,
  ].join('')

function features(isMan: boolean, age: number, hair: string, chance: Random): string {
  const line = (outline: string, width: number, color = '#3a2a22') =>
    `<path d="${outline}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
  const brow = isMan ? 1.8 : 1.2
  const glasses = chance.next() < (age >= 42 ? 0.5 : 0.18)
  const moustache = isMan && chance.next() < 0.12
  return [
    line('M38 41C40 39.5 43.5 39.5 45.5 40.5', brow, hair),
    line('M54.5 40.5C56.5 39.5 60 39.5 62 41', brow, hair),
    '<ellipse cx="42" cy="46" rx="1.9" ry="2.2" fill="#2a1f1b"/><ellipse cx="58" cy="46" rx="1.9" ry="2.2" fill="#2a1f1b"/>',
    line('M50 48L49 53.5L51.5 53.5', 1.1, '#00000044'),
    chance.next() < 0.5
      ? line('M44.5 59C47 62 53 62 55.5 59', 1.5, '#8c3f38')
      : path('M44 58.5C47 60 53 60 56 58.5C55 64 45 64 44 58.5Z', '#ffffff'),
    moustache ? line('M45 56.5C47.5 55.5 52.5 55.5 55 56.5', 1.8, hair) : '',
    isMan
      ? ''
      : '<circle cx="37.5" cy="54" r="3.2" fill="#e0715f33"/><circle cx="62.5" cy="54" r="3.2" fill="#e0715f33"/>',
    glasses
      ? '<g fill="none" stroke="#30343c" stroke-width="1.2"><circle cx="42" cy="46" r="5.8"/><circle cx="58" cy="46" r="5.8"/><path d="M47.8 45.5L52.2 45.5M36.2 45.5L32 44.5M63.8 45.5L68 44.5"/></g>'
      : '',
  ].join('')
}
