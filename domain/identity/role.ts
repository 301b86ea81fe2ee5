/** Members of this group in the user pool are administrators of the club; everybody else is a parent. */
export const ADMIN_GROUP = 'pmfcadmin'

/** The role for the groups in a token. */
export const roleFromGroups = (groups: unknown): 'ADMIN' | 'PARENT' =>
  Array.isArray(groups) && groups.includes(ADMIN_GROUP) ? 'ADMIN' : 'PARENT'
