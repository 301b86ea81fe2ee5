import { isOneOf } from '../is-one-of.ts'

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
/** An item that every club has from the start. */
export type ShippedItem = (typeof KIT_ITEMS)[number]

/** The prefix of item types that a club has added itself (K-22). */
export const OWN_ITEM = 'OWN_'
export type OwnItem = `${typeof OWN_ITEM}${string}`

export type KitItem = ShippedItem | OwnItem

export const isShippedItem = (item: string): item is ShippedItem => isOneOf(KIT_ITEMS, item)

export const isOwnItem = (item: string): item is OwnItem => item.startsWith(OWN_ITEM)

/** 'team-scarf' → 'OWN_TEAM_SCARF', which stays the same when the item is renamed. */
export const ownItem = (id: string): OwnItem => `${OWN_ITEM}${id.toUpperCase().replaceAll('-', '_')}`

/** A full kit consists of these three (K-11). */
export const FULL_KIT_PARTS = ['JERSEY_HOME', 'SHORTS', 'SOCKS'] as const satisfies ShippedItem[]
