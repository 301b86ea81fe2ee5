export const FEE_TYPES = ['MONTHLY_ONCE', 'MONTHLY_TWICE', 'EVENT', 'TRIAL'] as const
