export const full = '已滿：可加入候補名單'
export const onePlace = '只剩一個名額'
export const places = (count: number) => `尚餘${count}個名額`
