import { answer } from "./answers.ts";
import { player } from "./people.ts";

/** An administrator, on a day on which nothing happens. */
export const asAdmin = [
	answer("me", "get", { user: { ...player(), isAdmin: true } }),
	answer("admin", "access", { isAdmin: true }),
	answer("admin", "notifications", []),
	answer("admin", "unreadNotifications", { count: 0 }),
];
