export const ADMIN_NOTIFICATION_TYPES = ["user", "game", "security", "other"] as const;
export type AdminNotificationType = (typeof ADMIN_NOTIFICATION_TYPES)[number];
