/** 1234 → '1,234'. Not by Intl, whose first call holds up a slow phone for a tenth of a second. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
