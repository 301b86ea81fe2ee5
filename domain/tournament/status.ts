export const TOURNAMENT_STATUSES = ['DRAFT', 'PUBLISHED', 'LIVE', 'FINISHED', 'CANCELLED'] as const

/** The status of a child's sign-up for a tournament (T-34). */
export const SIGN_UP_STATUSES = ['JOINED', 'WAITLISTED', 'LEFT'] as const
export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number]
