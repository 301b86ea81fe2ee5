export const KIT_ITEMS = [
  'SOCKS',
  'WATER_BOTTLE',
  'SHIN_GUARDS',
  'TOQUE',
  'SHORTS',
  'JERSEY_HOME',
  'JERSEY_AWAY',
  'TRAINING_TOP',
  'HOODIE',
  'RAIN_JACKET',
  'BALL',
  'BACKPACK',
  'FULL_KIT',
] as const
export type KitItem = (typeof KIT_ITEMS)[number]

/** A full kit is these three (K-11). */
export const FULL_KIT_PARTS = ['JERSEY_HOME', 'SHORTS', 'SOCKS'] as const satisfies KitItem[]
