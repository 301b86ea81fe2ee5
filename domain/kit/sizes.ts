import type { ShippedItem } from './items.ts'

export type SizeChart =
  | 'GARMENT'
  | 'SOCKS'
  | 'SHIN_GUARDS'
  | 'BALL'
  | 'ONE_SIZE'
  | 'GARMENT_AND_SOCKS'
  | 'OWN'

/** Our own charts until we have the supplier's. Everything else reads them from here (K-6). */
export const GARMENT_SIZES = [
  { size: 'YXXS', ages: '3–4', heightCm: [98, 104], chestCm: [54, 57] },
  { size: 'YXS', ages: '5–6', heightCm: [110, 116], chestCm: [58, 62] },
  { size: 'YS', ages: '7–8', heightCm: [122, 128], chestCm: [63, 67] },
  { size: 'YM', ages: '9–10', heightCm: [134, 140], chestCm: [68, 73] },
  { size: 'YL', ages: '11–12', heightCm: [146, 152], chestCm: [74, 80] },
  { size: 'YXL', ages: '13–14', heightCm: [158, 164], chestCm: [81, 87] },
  { size: 'AS', ages: '15+', heightCm: [165, 172], chestCm: [88, 94] },
  { size: 'AM', ages: 'adult', heightCm: [173, 180], chestCm: [95, 101] },
] as const

/** Kids' shoe sizes run 9 … 13, then start again at 1, 2, 3 … */
export const SOCK_SIZES = [
  { size: 'XS', shoes: '9–12' },
  { size: 'S', shoes: '13–3' },
  { size: 'M', shoes: '3.5–6' },
  { size: 'L', shoes: '6.5–9' },
] as const

export const SHIN_GUARD_SIZES = [
  { size: 'XS', height: 'under 120 cm' },
  { size: 'S', height: '120–140 cm' },
  { size: 'M', height: '140–160 cm' },
  { size: 'L', height: 'over 160 cm' },
] as const

export const BALL_SIZES = [
  { size: '3', groups: 'up to U8' },
  { size: '4', groups: 'U9–U13' },
  { size: '5', groups: 'from U14' },
] as const

export const ONE_SIZE = 'ONE_SIZE'

const sizesIn = (chart: readonly { size: string }[]) => chart.map(({ size }) => size)
const garments = sizesIn(GARMENT_SIZES)
const socks = sizesIn(SOCK_SIZES)

const LEGAL_SIZES: Record<SizeChart, readonly string[]> = {
  GARMENT: garments,
  SOCKS: socks,
  SHIN_GUARDS: sizesIn(SHIN_GUARD_SIZES),
  BALL: sizesIn(BALL_SIZES),
  ONE_SIZE: [ONE_SIZE],
  GARMENT_AND_SOCKS: garments.flatMap((garment) => socks.map((sock) => `${garment}/${sock}`)),
  // Sizes that the club named itself are in its setting.
  OWN: [],
}

/** Which kind of sizes one of our items comes in, which is the one thing a club cannot change about it (K-19). */
export const CHART_OF: Record<ShippedItem, SizeChart> = {
  SOCKS: 'SOCKS',
  WATER_BOTTLE: 'ONE_SIZE',
  SHIN_GUARDS: 'SHIN_GUARDS',
  TOQUE: 'ONE_SIZE',
  SHORTS: 'GARMENT',
  JERSEY_HOME: 'GARMENT',
  JERSEY_AWAY: 'GARMENT',
  TRAINING_TOP: 'GARMENT',
  HOODIE: 'GARMENT',
  RAIN_JACKET: 'GARMENT',
  BALL: 'BALL',
  BACKPACK: 'ONE_SIZE',
  FULL_KIT: 'GARMENT_AND_SOCKS',
}

/** The sizes to choose from, smallest first. A full kit has a garment and a sock size, 'YM/S' (K-5). */
export const sizesFor = (chart: SizeChart): readonly string[] => LEGAL_SIZES[chart]

/** Between two sizes, the larger one (K-6). null: taller than the chart, so the family should ask. */
export function garmentSizeFor(heightCm: number): string | null {
  return GARMENT_SIZES.find((row) => heightCm <= row.heightCm[1])?.size ?? null
}

export function shinGuardSizeFor(heightCm: number): string {
  if (heightCm < 120) return 'XS'
  if (heightCm <= 140) return 'S'
  return heightCm <= 160 ? 'M' : 'L'
}

/** For the number of a U-group: 9 means U9. */
export function ballSizeFor(group: number): string {
  if (group <= 8) return '3'
  return group <= 13 ? '4' : '5'
}
