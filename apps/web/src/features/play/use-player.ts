import { useState } from "react";
import { type Me, useMe } from "../../platform/session.ts";

/**
 * Who plays on this page; null for a visitor. `isSignedOut`: a player was here, whose session has ended meanwhile, on the server or in
 * another tab. `goOn` has the game go on as a visitor's.
 */
export function usePlayer(): { me: Me | null; isSignedOut: boolean; goOn: () => void } {
	const me = useMe();
	const [before, setBefore] = useState(me?.id ?? null);
	if (me && me.id !== before) setBefore(me.id);
	return { me, isSignedOut: before !== null && me === null, goOn: () => setBefore(null) };
}
