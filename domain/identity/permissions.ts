import type { Refusal } from '../refusal.ts'

/** What somebody at the desk may do. `permission-table.ts` says what each permission opens. */
export const PERMISSIONS = [
  'REGISTRATIONS',
  'MONEY',
  'KIT',
  'EMAIL',
  'TOURNAMENTS',
  'SETTINGS',
  'PEOPLE',
  'HEALTH',
  'EVERYTHING',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** An administrator's permissions; null if nobody has chosen any, which means everything. */
export type Granted = readonly Permission[] | null

/** Any one of these is enough; 'ANY' means that being an administrator is enough. */
export type Need = readonly Permission[] | 'ANY'

export const hasEverything = (granted: Granted): boolean => granted === null || granted.includes('EVERYTHING')

export const permits = (granted: Granted, need: Need): boolean =>
  need === 'ANY' || hasEverything(granted) || need.some((one) => granted?.includes(one))

interface PermissionWords {
  name: string
  /** What it opens, in one sentence. */
  opens: string
}

export const permissionWords: Record<Permission, PermissionWords> = {
  REGISTRATIONS: {
    name: 'Registrations',
    opens: 'Approve, move and cancel registrations, register players and edit children’s details.',
  },
  MONEY: {
    name: 'Money',
    opens: 'See every family’s account, record payments and refunds, and import bank statements.',
  },
  KIT: { name: 'Kit', opens: 'See and change kit orders, and keep track of stock.' },
  EMAIL: { name: 'Email and news', opens: 'Write group emails and the website’s news.' },
  TOURNAMENTS: { name: 'Tournaments', opens: 'Plan tournaments, enter results and run the day.' },
  SETTINGS: {
    name: 'Settings',
    opens: 'Change programs, seasons, prices and discounts, and everything the website says.',
  },
  PEOPLE: {
    name: 'People',
    opens: 'Manage accounts, link and merge families, and view the site as a parent.',
  },
  HEALTH: { name: 'Health notes', opens: 'Read children’s health notes; each look is recorded.' },
  EVERYTHING: {
    name: 'Full access',
    opens:
      'All of the above, plus making administrators, setting their permissions and creating access tokens.',
  },
}

export const PRESETS: readonly { name: string; permissions: readonly Permission[] }[] = [
  { name: 'Registrar', permissions: ['REGISTRATIONS', 'PEOPLE'] },
  { name: 'Treasurer', permissions: ['MONEY'] },
  { name: 'Kit', permissions: ['KIT'] },
  { name: 'Communications', permissions: ['EMAIL'] },
  { name: 'Tournament', permissions: ['TOURNAMENTS'] },
  { name: 'President', permissions: ['EVERYTHING'] },
]

/** In list order, each once. With everything chosen, the others are not stored. */
export function soundPermissions(chosen: readonly Permission[]): Permission[] {
  if (chosen.includes('EVERYTHING')) return ['EVERYTHING']
  return PERMISSIONS.filter((one) => chosen.includes(one))
}

/** 'Registrations or People' */
export const needWords = (need: Need): string =>
  need === 'ANY' ? '' : need.map((one) => permissionWords[one].name).join(' or ')

export const permissionRefusal = (need: Need): Refusal<'PERMISSION_NEEDED'> => ({
  code: 'PERMISSION_NEEDED',
  field: 'id',
  message: `You need the ${needWords(need)} permission for this. Someone with full access can give it to you.`,
})

/** Whoever becomes a guardian can read the child's health notes. */
export const newReaderRefusal = (isNew: boolean): Refusal<'HEALTH_NEEDED'> | null =>
  isNew
    ? {
        code: 'HEALTH_NEEDED',
        field: 'id',
        message: `There are health notes that someone else could then read. Only someone with the ${needWords(['HEALTH'])} permission can do this.`,
      }
    : null

/** For a family that is left out of an invitation for the same reason; it follows the family's name. */
export const notInvitedWithNotes = `has a child with health notes. Whoever accepts the invitation can read them, so you need the ${needWords(['HEALTH'])} permission to invite this family.`

/** At least one person must remain who can grant permissions. */
export const lastWithEverythingRefusal = (): Refusal<'LAST_WITH_EVERYTHING'> => ({
  code: 'LAST_WITH_EVERYTHING',
  field: 'permissions',
  message: 'No one else has full access. Give it to someone else first.',
})
