import type { KitItem } from '@touchline/domain/kit/items.ts'
import {
  REMEMBERED_SIZES,
  type RememberedSize,
  type RememberedSizes,
} from '@touchline/domain/kit/remembered-sizes.ts'
import {
  BALL_SIZES,
  GARMENT_SIZES,
  ONE_SIZE,
  SHIN_GUARD_SIZES,
  type SizeChart,
  SOCK_SIZES,
} from '@touchline/domain/kit/sizes.ts'

/** 'size YM', 'jersey YM, socks S', or nothing where one size fits all. */
export function sizeName(item: KitItem, size: string | null): string | null {
  if (!size || size === ONE_SIZE) return null
  if (item !== 'FULL_KIT') return `size ${size}`
  const [jersey, socks] = size.split('/')
  return `jersey ${jersey}, socks ${socks}`
}

/** Whom a size fits, in as few words as a chip holds. */
export function sizeNote(chart: SizeChart, size: string): string {
  const isIt = (row: { size: string }) => row.size === size
  switch (chart) {
    case 'GARMENT':
      return GARMENT_SIZES.find(isIt)?.heightCm.join('–').concat(' cm') ?? ''
    case 'SOCKS':
      return `shoe ${SOCK_SIZES.find(isIt)?.shoes}`
    case 'SHIN_GUARDS':
      return SHIN_GUARD_SIZES.find(isIt)?.height ?? ''
    case 'BALL':
      return BALL_SIZES.find(isIt)?.groups ?? ''
    case 'ONE_SIZE':
    case 'GARMENT_AND_SOCKS':
    case 'OWN':
      return ''
  }
}

const SIZE_WORDS: Record<RememberedSize, string> = {
  shirtSize: 'shirt size',
  sockSize: 'sock size',
  shinGuardSize: 'shin guard size',
  ballSize: 'ball size',
}

/** 'Shirt size YM, sock size S'; nothing where none is known. */
export function knownSizesName(sizes: RememberedSizes): string {
  const words = REMEMBERED_SIZES.flatMap((name) => (sizes[name] ? `${SIZE_WORDS[name]} ${sizes[name]}` : []))
  const line = words.join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
