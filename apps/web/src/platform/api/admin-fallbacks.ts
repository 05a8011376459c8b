export function bringAdminTexts(): void {}
