export const PLAYER_STATUSES = ['ACTIVE', 'ON_HOLD', 'INACTIVE', 'ARCHIVED'] as const
