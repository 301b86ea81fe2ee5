import { openStored, sealStored } from '../../secrets/stored.ts'

type Column = 'subject' | 'text_body' | 'html_body' | 'unsubscribe_url'

const placeOf = (id: string, column: Column) => ({ table: 'mail_outbox', column, row: id })

/**
 * Emails contain codes, temporary passwords and links that act for a family, so their texts are encrypted in the
 * outbox. Recipient and times remain readable, because the queue sorts and searches by them.
 */
export const sealMail = <Text extends string | null>(id: string, column: Column, text: Text) =>
  sealStored(placeOf(id, column), text)

export const openMail = <Text extends string | null>(id: string, column: Column, stored: Text) =>
  openStored(placeOf(id, column), stored)
