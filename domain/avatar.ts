import type { Refusal } from './refusal.ts'

const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+=*$/

/** A picture on an encrypted page, or one that is its own address; nothing that a browser would run (P-11). */
export function isAvatar(address: string): boolean {
  if (address === '' || PICTURE_DATA.test(address)) return true
  return /^https:\/\//i.test(address) && !/[\s"'<>\\]/.test(address) && URL.canParse(address)
}

/** null for none, or for one that may be shown to others. */
export function avatarRefusal(address: unknown): Refusal<'BAD_AVATAR'> | null {
  if (address == null || (typeof address === 'string' && isAvatar(address))) return null
  const message = 'A picture needs an address that starts with https://, or must be sent as an image itself.'
  return { code: 'BAD_AVATAR', field: 'avatarUrl', message }
}
