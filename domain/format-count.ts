/** 1234 → '1,234'. By hand: the first time, the browser's own way holds a slow phone up for a tenth of a second. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
