/** SQL: how many registrations of a program are so. Fee by fee, so that an index counts them and none is read. */
export const countInProgram = (program: string, condition: string): string => `(
  select coalesce(sum(one.count), 0)::int from program_fees f cross join lateral (
    select count(*) from player_program_registrations r
    where r.program_fee_registrations_id = f.id and not r._deleted and ${condition}) one
  where f.program_fees_id = ${program})`

/** SQL: of those whom a place was offered to, whether or not they can take it still. */
export const WAS_OFFERED = `r.status = 'WAITLISTED' and r.offer_expires_at is not null`

/** SQL: places that registrations hold, and those on offer (W-9). The statuses and the instant are expressions as well. */
export const placesTakenIn = (
  program: string,
  { holding, now, and = 'true' }: { holding: string; now: string; and?: string },
): string =>
  `(${countInProgram(program, `r.status = any(${holding}) and ${and}`)}
    + ${countInProgram(program, `${WAS_OFFERED} and r.offer_expires_at > ${now} and ${and}`)})`
