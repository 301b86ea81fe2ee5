export const PROGRAM_KINDS = ['TRAINING', 'EVENT', 'TRIAL'] as const
export const PROGRAM_STATUSES = ['DRAFT', 'OPEN', 'CLOSED'] as const
