/** Whoever is in this group of the pool is an administrator of the club; everybody else is a parent. */
export const ADMIN_GROUP = 'pmfcadmin'

/** The role that a token's groups give. */
export const roleFromGroups = (groups: unknown): 'ADMIN' | 'PARENT' =>
  Array.isArray(groups) && groups.includes(ADMIN_GROUP) ? 'ADMIN' : 'PARENT'
