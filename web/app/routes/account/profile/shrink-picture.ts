import * as texts from './profile.texts.ts'

/** The longest text that fits into a record. */
const MOST_CHARACTERS = 4_000

const SIDES = [96, 80, 64, 48]
const QUALITIES = [0.8, 0.65, 0.5, 0.35]

/** Cuts a square from the middle of a picture, small enough to store in the record itself. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(texts.noPicture)
  })
  try {
    for (const side of SIDES) {
      const canvas = squareOf(picture, side)
      for (const quality of QUALITIES) {
        const text = canvas.toDataURL('image/webp', quality)
        // A browser that cannot write WebP returns a PNG, which is never small enough.
        const small = text.startsWith('data:image/webp') ? text : canvas.toDataURL('image/jpeg', quality)
        if (small.length <= MOST_CHARACTERS) return small
      }
    }
  } finally {
    picture.close()
  }
  throw new Error(texts.notSmallEnough)
}

function squareOf(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const edge = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2]
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error(texts.cannotShrink)
  brush.imageSmoothingQuality = 'high'
  // Transparent parts must not turn black.
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, side, side)
  brush.drawImage(picture, left, top, edge, edge, 0, 0, side, side)
  return canvas
}
