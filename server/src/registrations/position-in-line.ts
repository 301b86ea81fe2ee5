import type { Sql, Transaction } from '../postgres/pool.ts'

/** SQL for the registration's position in its line, starting at 1; null if it does not wait (W-1). */
export const positionInLine = (
  alias: string,
): string => `case when ${alias}.status = 'WAITLISTED' and not ${alias}._deleted then (
  select count(*)::int from player_program_registrations ahead
  where ahead.program_fee_registrations_id in (
      select every_fee.id from program_fees own_fee
      join program_fees every_fee on every_fee.program_fees_id = own_fee.program_fees_id
      where own_fee.id = ${alias}.program_fee_registrations_id)
    and ahead.status = 'WAITLISTED' and not ahead._deleted and ahead.line_number <= ${alias}.line_number) end`

export async function readPosition(sql: Sql | Transaction, registrationId: string): Promise<number | null> {
  const [row] = await sql.unsafe<{ position: number | null }[]>(
    `select ${positionInLine('r')} as position from player_program_registrations r where r.id = $1`,
    [registrationId],
    { prepare: true },
  )
  return row?.position ?? null
}
