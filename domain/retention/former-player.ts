/** Replaces the name and birth date once the player is removed (Z-3). */
export const FORMER_PLAYER = { firstName: 'Former', lastName: 'player', birthDate: '1900-01-01' }
