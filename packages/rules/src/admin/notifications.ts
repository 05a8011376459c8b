/** What an administrator's notification is about (games.md, section 3). */
export const ADMIN_NOTIFICATION_TYPES = ["user", "game", "security", "other"] as const;
export type AdminNotificationType = (typeof ADMIN_NOTIFICATION_TYPES)[number];
