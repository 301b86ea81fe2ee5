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
import * as texts from './kit.texts.ts'

/** 'size YM', 'jersey YM, socks S', or nothing where one size fits all. */
export function sizeName(item: KitItem, size: string | null): string | null {
  if (!size || size === ONE_SIZE) return null
  if (item !== 'FULL_KIT') return texts.inSize(size)
  const [jersey = '', socks = ''] = size.split('/')
  return texts.jerseyWithSocks(jersey, socks)
}

/** Who a size fits, short enough for a chip. */
export function sizeNote(chart: SizeChart, size: string): string {
  const isIt = (row: { size: string }) => row.size === size
  switch (chart) {
    case 'GARMENT': {
      const [from, to] = GARMENT_SIZES.find(isIt)?.heightCm ?? []
      return from && to ? texts.tall(from, to) : ''
    }
    case 'SOCKS':
      return texts.shoes(SOCK_SIZES.find(isIt)?.shoes ?? '')
    case 'SHIN_GUARDS':
      return texts.height(SHIN_GUARD_SIZES.find(isIt)?.height ?? '')
    case 'BALL':
      return texts.groups(BALL_SIZES.find(isIt)?.groups ?? '')
    case 'ONE_SIZE':
    case 'GARMENT_AND_SOCKS':
    case 'OWN':
      return ''
  }
}

const SIZE_WORDS: Record<RememberedSize, (size: string) => string> = {
  shirtSize: texts.shirtSize,
  sockSize: texts.sockSize,
  shinGuardSize: texts.shinGuardSize,
  ballSize: texts.ballSize,
}

/** 'Shirt size YM, sock size S'; nothing where none is known. */
export function knownSizesName(sizes: RememberedSizes): string {
  return texts.knownSizes(
    REMEMBERED_SIZES.flatMap((name) => (sizes[name] ? SIZE_WORDS[name](sizes[name]) : [])),
  )
}
