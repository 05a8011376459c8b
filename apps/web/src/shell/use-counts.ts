import { useDuelCount } from "../features/duels/incoming/own-duels.ts";
import { useMe } from "../platform/session.ts";

/** How many things of each kind wait for the player. */
export function useCounts() {
	const me = useMe();
	const messages = me?.unreadMessages ?? 0;
	const requests = me?.friendRequests ?? 0;
	const duels = useDuelCount();
	const support = me?.unreadSupport ?? 0;
	return {
		/** Those in which it is the player's turn. */
		duels,
		invitations: me?.gameInvitations ?? 0,
		messages,
		requests,
		support,
		/** Shown on the avatar. Invitations have a badge on the bar. */
		total: messages + requests + duels + support,
	};
}

export type CountName = keyof ReturnType<typeof useCounts>;
