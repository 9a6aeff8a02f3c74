// The photo that the form of a new employee requires.
import sharp from 'sharp'

export const newPhoto = async () => ({
  name: 'me.png',
  bytes: await sharp({ create: { width: 60, height: 90, channels: 3, background: '#283A97' } })
    .png()
    .toBuffer(),
})
