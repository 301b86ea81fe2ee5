import type { TokenArea } from '@touchline/domain/identity/access-token.ts'

/** What the records of each model are called at the desk. */
export const MODEL_NAMES: Record<string, string> = {
  User: 'Families',
  Player: 'Players',
  Consent: 'Consents',
  Program: 'Programs',
  ProgramFee: 'Fees',
  Discount: 'Discounts',
  AppliableDiscount: 'Discounts on fees',
  PlayerProgramRegistration: 'Registrations',
  RegistrationDiscount: 'Discounts on registrations',
  KitOrder: 'Kit orders',
  ClubSetting: 'Settings',
  Tournament: 'Tournaments',
  AuditEntry: 'History',
}

export const AREA_NAMES: Record<TokenArea, string> = {
  REPORTS: 'Desk numbers',
  PEOPLE: 'People, with contact details',
  EMAILS: 'Emails to groups',
  TOURNAMENTS: 'Tournament plans and results',
}
