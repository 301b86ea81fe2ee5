import { recordOf } from '../../records.ts'
/**
 * Wishes to hang on the wall. They are chosen rather than written, so that nobody has to check what children will read.
 */
export const WISHES = [
  { id: 'health', own: '身體健康', lang: 'zh-Hant' },
  { id: 'friends', own: 'Thêm nhiều bạn mới', lang: 'vi' },
  { id: 'joy', own: '心想事成', lang: 'zh-Hant' },
  { id: 'luck', own: '새해 복 많이 받으세요', lang: 'ko' },
  { id: 'courage', own: null, lang: 'en' },
  { id: 'sun', own: null, lang: 'en' },
] as const

export type WishId = (typeof WISHES)[number]['id']
export type WishCounts = Record<WishId, number>

export const isWish = (id: unknown): id is WishId => WISHES.some((wish) => wish.id === id)

/** The count of each wish, including those that nobody has chosen yet. */
export const wishCounts = (rows: readonly { wish: string; count: number }[]): WishCounts =>
  recordOf(
    WISHES.map(({ id }) => id),
    (id) => rows.find(({ wish }) => wish === id)?.count ?? 0,
  )
