/**
 * Who may set which field, by model: on create, then on update.
 *
 * - `F` the family on its own rows, and the club
 *
 * - `P` only the person, and nobody on their behalf
 *
 * - `C` the club; a family is refused by name
 *
 * - `N` nobody: the value from creation stays
 *
 * - `S` the server computes it, whatever the club sends; a family is refused by name
 *
 * - `-` no such input
 *
 * A field that is not listed here fails the test that reads this, so that somebody decides about it first.
 */
export type Right = 'F' | 'P' | 'C' | 'N' | 'S' | '-'
export type Rights = `${Right}${Right}`

export const MODEL_FIELDS: Record<string, Record<string, Rights>> = {
  User: {
    externalUserId: 'FC',
    email: 'FC',
    firstName: 'FF',
    lastName: 'FF',
    avatarUrl: 'FF',
    phone: 'FF',
    language: 'FF',
    family: 'CC',
    newsletter: 'FF',
    familyEmails: 'FF',
  },
  Player: {
    firstName: 'FF',
    lastName: 'FF',
    birthDate: 'FF',
    status: 'FF',
    userPlayersId: 'FC',
    gender: 'FF',
    healthNotes: 'FF',
    emergencyContact: 'FF',
    emergencyPhone: 'FF',
    photoConsent: 'FF',
    shirtSize: 'FF',
    sockSize: 'FF',
    shinGuardSize: 'FF',
    ballSize: 'FF',
    clearanceDate: 'CC',
  },
  Consent: {
    userId: 'P-',
    playerId: 'P-',
    text: 'P-',
    textVersion: 'P-',
    agreed: 'P-',
    language: 'P-',
    signedOn: 'C-',
  },
  Season: {
    name: 'CC',
    startDate: 'CC',
    endDate: 'CC',
    days: 'CC',
    startTime: 'CC',
    endTime: 'CC',
    arriveMinutesEarly: 'CC',
    location: 'CC',
    changes: 'CC',
    opensForReturning: 'CC',
    opensForAll: 'CC',
    status: 'CC',
  },
  Program: {
    name: 'CC',
    description: 'CC',
    startDate: 'CC',
    endDate: 'CC',
    kind: 'CC',
    location: 'CC',
    days: 'CC',
    startTime: 'CC',
    endTime: 'CC',
    capacity: 'CC',
    minBirthYear: 'CC',
    maxBirthYear: 'CC',
    status: 'CC',
    seasonId: 'CC',
    translations: 'CC',
  },
  ProgramFee: { programFeesId: 'CC', type: 'CC', amount: 'CC' },
  Discount: {
    name: 'CC',
    type: 'CC',
    percentage: 'CC',
    description: 'CC',
    conditions: 'CC',
    startDate: 'CC',
    endDate: 'CC',
    active: 'CC',
    priority: 'CC',
    stacks: 'CC',
  },
  AppliableDiscount: { programFeeID: 'C-', discountID: 'C-' },
  PlayerProgramRegistration: {
    status: 'FF',
    playerRegistrationsId: 'FN',
    programFeeRegistrationsId: 'FN',
    months: 'FN',
    days: 'FC',
    payPlan: 'FF',
    withdrawalCause: 'CF',
    doctorsNote: 'CC',
    refundedAt: 'CC',
    reason: 'CF',
  },
  RegistrationDiscount: {
    playerProgramRegistrationDiscountsId: 'C-',
    discountID: 'C-',
    registrationID: 'C-',
    percentage: 'C-',
    amountCents: 'C-',
    month: 'C-',
  },
  KitOrder: {
    playerKitOrdersId: 'FC',
    itemType: 'FC',
    size: 'FF',
    quantity: 'FC',
    unitPrice: 'CC',
    totalAmount: 'SS',
    status: 'FF',
    notes: 'FF',
    orderDate: 'SC',
    paidDate: 'SC',
    deliveredDate: 'SC',
  },
  ClubSetting: { key: 'CC', value: 'CC', published: 'CC', translations: 'CC' },
  Tournament: { slug: 'CC', name: 'CC', date: 'CC', status: 'CC', kind: 'CC', revision: 'CC', plan: 'CC' },
}
