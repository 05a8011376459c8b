/** Storage key of a tab's docked chats. */
export const DOCK = "dock";
