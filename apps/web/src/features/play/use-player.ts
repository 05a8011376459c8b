import { useState } from "react";
import { type Me, useMe } from "../../platform/session.ts";

/**
 * The player, or null for a visitor. `isSignedOut`: the player's session has ended, on the server or in another tab.
 * `goOn` continues as a visitor.
 */
export function usePlayer(): { me: Me | null; isSignedOut: boolean; goOn: () => void } {
	const me = useMe();
	const [before, setBefore] = useState(me?.id ?? null);
	if (me && me.id !== before) setBefore(me.id);
	return { me, isSignedOut: before !== null && me === null, goOn: () => setBefore(null) };
}
