/** Whoever is in this group of the pool is an administrator of the club; everybody else is a parent. */
export const ADMIN_GROUP = 'pmfcadmin'
