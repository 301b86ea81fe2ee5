import type { Refusal } from '../refusal.ts'

const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+=*$/

/** A web address, a path on this site, or an image as a data URL; nothing that a browser would execute (P-11). */
export function isAvatar(address: string): boolean {
  if (address === '' || PICTURE_DATA.test(address)) return true
  if (/[\s"'<>\\]/.test(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}

/** null for no picture, or for one that may be shown to others. */
export function avatarRefusal(address: unknown): Refusal<'BAD_AVATAR'> | null {
  if (address == null || (typeof address === 'string' && isAvatar(address))) return null
  const message = 'A picture needs a web address that starts with https:// or /, or must be sent as an image.'
  return { code: 'BAD_AVATAR', field: 'avatarUrl', message }
}
