import { storedValue } from "../../platform/stored-value.ts";

/**
 * The secret of a player's link that a visitor opened where not everyone may sign up: an account by an invitation makes
 * them friends then.
 */
export const keptFriendLink = storedValue("browser", "hilo-friend-link", (stored) =>
	typeof stored === "string" ? stored : null,
);

/** The secret that made friends in this tab: going back to its page doesn't undo a removal since. */
export const usedFriendLink = storedValue("tab", "hilo-used-friend-link", (stored) =>
	typeof stored === "string" ? stored : null,
);
