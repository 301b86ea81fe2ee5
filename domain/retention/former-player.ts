/** What stands in the place of a name once its owner is gone (Z-3). */
export const FORMER_PLAYER = { firstName: 'Former', lastName: 'player', birthDate: '1900-01-01' }
