/** SQL that counts registrations of a program that meet a condition. Fee by fee, to use an index-only scan. */
export const countInProgram = (program: string, condition: string): string => `(
  select coalesce(sum(one.count), 0)::int from program_fees f cross join lateral (
    select count(*) from player_program_registrations r
    where r.program_fee_registrations_id = f.id and not r._deleted and ${condition}) one
  where f.program_fees_id = ${program})`

/** SQL for registrations that have been offered a place, even if they can no longer take it. */
export const WAS_OFFERED = `r.status = 'WAITLISTED' and r.offer_expires_at is not null`

/** SQL that counts held and offered places (W-9). The statuses and the instant are SQL expressions too. */
export const placesTakenIn = (
  program: string,
  { holding, now, and = 'true' }: { holding: string; now: string; and?: string },
): string =>
  `(${countInProgram(program, `r.status = any(${holding}) and ${and}`)}
    + ${countInProgram(program, `${WAS_OFFERED} and r.offer_expires_at > ${now} and ${and}`)})`
