import { openStored, sealStored } from '../../secrets/stored.ts'

type Column = 'subject' | 'text_body' | 'html_body' | 'unsubscribe_url'

const placeOf = (id: string, column: Column) => ({ table: 'mail_outbox', column, row: id })

/**
 * Emails carry codes, temporary passwords and links that act for a family: whoever copies the outbox is to read none of
 * it. Who gets an email, and when, stays readable, since the queue sorts and searches by that.
 */
export const sealMail = <Text extends string | null>(id: string, column: Column, text: Text) =>
  sealStored(placeOf(id, column), text)

export const openMail = <Text extends string | null>(id: string, column: Column, stored: Text) =>
  openStored(placeOf(id, column), stored)
