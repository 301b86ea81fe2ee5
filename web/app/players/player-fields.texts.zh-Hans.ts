export const healthNotes = '健康备注'
export const healthHint = '过敏、哮喘等教练需要知道的情况。内容保密：只有您、俱乐部管理员和急救人员能看到。'
