export const healthNotes = '健康備註'
export const healthHint = '過敏、哮喘等教練需要知道的情況。內容保密：只有您、球會管理員和急救人員可以看到。'
